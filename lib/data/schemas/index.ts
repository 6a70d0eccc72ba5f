import type { GenericSchema } from 'valibot'
import * as actionSheet from './action-sheet'
import * as alert from './alert'
import * as animation from './animation'
import { catalog, patternIndex } from './catalog'
import * as comment from './comment'
import * as dragAndDrop from './drag-and-drop'
import * as expandable from './expandable'
import * as form from './form'
import * as googleCards from './google-cards'
import * as imageGallery from './image-gallery'
import { login1, login2 } from './login'
import * as maps from './maps'
import { newsletter } from './newsletter'
import * as parallax from './parallax'
import * as password from './password'
import { payment1 } from './payment'
import * as profile from './profile'
import * as qrcode from './qrcode'
import { ranges } from './ranges'
import { register1, register2 } from './register'
import * as scrollSegment from './scroll-segment'
import * as searchBars from './search-bars'
import * as segment from './segment'
import { select } from './select'
import * as choices from './selection-controls'
import { settings } from './settings'
import { home, menu } from './shell'
import { spinner } from './spinner'
import { splashScreens } from './splash-screens'
import * as swipeToDismiss from './swipe-to-dismiss'
import * as tab from './tab'
import { textview } from './textview'
import * as timeline from './timeline'
import * as wizard from './wizard'

export type * from './catalog'
export type * from './newsletter'
export type * from './settings'
export type * from './shell'
export type * from './wizard'

/**
 * The schemas of all sample files, by path. Screens import only types from this module (`import type`), so a page loads the
 * validator only if it reads data from a database.
 */
export const schemas: Readonly<Record<string, GenericSchema>> = {
  menu,
  home,
  intro: wizard.intro,
  newsletter,
  settings,
  textview,
  list: patternIndex,
  catalog,
  'actionSheet/layout1': actionSheet.actionSheet1,
  'actionSheet/layout2': actionSheet.actionSheet2,
  'actionSheet/layout3': actionSheet.actionSheet3,
  'alert/layout1': alert.alert1,
  'alert/layout2': alert.alert2,
  'alert/layout3': alert.alert3,
  'animation/layout1': animation.animation1,
  'animation/layout2': animation.animation2,
  'animation/layout3': animation.animation3,
  'animation/layout4': animation.animation4,
  'animation/layout5': animation.animation5,
  'animation/layout6': animation.animation6,
  'animation/layout7': animation.animation7,
  'animation/layout8': animation.animation8,
  'animation/layout9': animation.animation9,
  'animation/layout10': animation.animation10,
  'comment/layout1': comment.comment1,
  'comment/layout2': comment.comment2,
  'form/layout1': form.form1,
  'form/layout2': form.form2,
  'form/layout3': form.form3,
  'form/layout4': form.form4,
  'imageGallery/layout1': imageGallery.imageGallery1,
  'imageGallery/layout2': imageGallery.imageGallery2,
  'imageGallery/layout3': imageGallery.imageGallery3,
  'listView/dragAndDrop/layout1': dragAndDrop.dragAndDrop1,
  'listView/dragAndDrop/layout2': dragAndDrop.dragAndDrop2,
  'listView/dragAndDrop/layout3': dragAndDrop.dragAndDrop3,
  'listView/expandable/layout1': expandable.expandable1,
  'listView/expandable/layout2': expandable.expandable2,
  'listView/expandable/layout3': expandable.expandable3,
  'listView/googleCards/layout1': googleCards.googleCards1,
  'listView/googleCards/layout2': googleCards.googleCards2,
  'listView/googleCards/layout3': googleCards.googleCards3,
  'listView/googleCards/layout4': googleCards.googleCards4,
  'listView/swipeToDismiss/layout1': swipeToDismiss.swipeToDismiss1,
  'listView/swipeToDismiss/layout2': swipeToDismiss.swipeToDismiss2,
  'listView/swipeToDismiss/layout3': swipeToDismiss.swipeToDismiss3,
  'login/layout1': login1,
  'login/layout2': login2,
  'register/layout1': register1,
  'register/layout2': register2,
  'forgetPassword/layout1': password.forgetPassword1,
  'forgetPassword/layout2': password.forgetPassword2,
  'newPassword/layout1': password.newPassword1,
  'newPassword/layout2': password.newPassword2,
  'checkBoxes/layout1': choices.checkBoxes1,
  'checkBoxes/layout2': choices.checkBoxes2,
  'checkBoxes/layout3': choices.checkBoxes3,
  'radioButton/layout1': choices.radioButton1,
  'radioButton/layout2': choices.radioButton2,
  'radioButton/layout3': choices.radioButton3,
  'toggle/layout1': choices.toggle1,
  'toggle/layout2': choices.toggle2,
  'toggle/layout3': choices.toggle3,
  'parallax/layout1': parallax.parallax1,
  'parallax/layout2': parallax.parallax2,
  'parallax/layout3': parallax.parallax3,
  'parallax/layout4': parallax.parallax4,
  'profile/layout1': profile.profile1,
  'profile/layout2': profile.profile2,
  'profile/layout3': profile.profile3,
  'profile/layout4': profile.profile4,
  'profile/layout5': profile.profile5,
  'wizard/layout1': wizard.wizard1,
  'wizard/layout2': wizard.wizard2,
  'wizard/layout3': wizard.wizard3,
  'wizard/layout4': wizard.wizard4,
  'maps/layout1': maps.maps1,
  'maps/layout2': maps.maps2,
  'maps/layout3': maps.maps3,
  'qrcode/layout1': qrcode.qrcode1,
  'qrcode/layout2': qrcode.qrcode2,
  'payment/layout1': payment1,
  ranges,
  select,
  spinner,
  splashScreens,
  'scrollSegment/layout1': scrollSegment.scrollSegment1,
  'scrollSegment/layout2': scrollSegment.scrollSegment2,
  'scrollSegment/layout3': scrollSegment.scrollSegment3,
  'scrollSegment/layout4': scrollSegment.scrollSegment4,
  'searchBars/layout1': searchBars.searchBars1,
  'searchBars/layout2': searchBars.searchBars2,
  'searchBars/layout3': searchBars.searchBars3,
  'segment/layout1': segment.segment1,
  'segment/layout2': segment.segment2,
  'segment/layout3': segment.segment3,
  'tab/tab1': tab.tab1,
  'tab/tab2': tab.tab2,
  'tab/tab3': tab.tab3,
  'tab/tab4': tab.tab4,
  'tab/tab5': tab.tab5,
  'tab/tab6': tab.tab6,
  'tab/tab7': tab.tab7,
  'tab/tab8': tab.tab8,
  'tab/tab9': tab.tab9,
  'timeline/layout1': timeline.timeline1,
  'timeline/layout2': timeline.timeline2,
  'timeline/layout3': timeline.timeline3,
}
