import type { GenericSchema } from 'valibot'
import * as sheet from './action-sheet'
import * as alert from './alert'
import * as animation from './animation'
import { catalogue, list } from './catalogue'
import * as choices from './choices'
import * as comment from './comment'
import * as drag from './drag-and-drop'
import * as expandable from './expandable'
import * as form from './form'
import * as google from './google-cards'
import * as gallery from './image-gallery'
import { login1, login2 } from './login'
import * as parallax from './parallax'
import * as password from './password'
import * as profile from './profile'
import { register1, register2 } from './register'
import { settings, textview } from './settings'
import { home, menu } from './shell'
import * as swipe from './swipe-to-dismiss'
import * as wizard from './wizard'

export type * from './action-sheet'
export type * from './alert'
export type * from './animation'
export type * from './catalogue'
export type * from './choices'
export type * from './comment'
export type * from './drag-and-drop'
export type * from './expandable'
export type * from './form'
export type * from './google-cards'
export type * from './image-gallery'
export type * from './login'
export type * from './parallax'
export type * from './password'
export type * from './profile'
export type * from './register'
export type * from './settings'
export type * from './shell'
export type * from './swipe-to-dismiss'
export type * from './wizard'

/**
 * The shape of every object of the database, by its path (spec §7). Screens take types from here and nothing else
 * (`import type`): the validator stays out of the page unless remote data is read.
 */
export const schemas: Readonly<Record<string, GenericSchema>> = {
  menu,
  home,
  intro: wizard.intro,
  settings,
  textview,
  list,
  catalogue,
  'actionSheet/layout1': sheet.actionSheet1,
  'actionSheet/layout2': sheet.actionSheet2,
  'actionSheet/layout3': sheet.actionSheet3,
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
  'imageGallery/layout1': gallery.imageGallery1,
  'imageGallery/layout2': gallery.imageGallery2,
  'imageGallery/layout3': gallery.imageGallery3,
  'listView/dragAndDrop/layout1': drag.dragAndDrop1,
  'listView/dragAndDrop/layout2': drag.dragAndDrop2,
  'listView/dragAndDrop/layout3': drag.dragAndDrop3,
  'listView/expandable/layout1': expandable.expandable1,
  'listView/expandable/layout2': expandable.expandable2,
  'listView/expandable/layout3': expandable.expandable3,
  'listView/googleCards/layout1': google.googleCards1,
  'listView/googleCards/layout2': google.googleCards2,
  'listView/googleCards/layout3': google.googleCards3,
  'listView/googleCards/layout4': google.googleCards4,
  'listView/swipeToDismiss/layout1': swipe.swipeToDismiss1,
  'listView/swipeToDismiss/layout2': swipe.swipeToDismiss2,
  'listView/swipeToDismiss/layout3': swipe.swipeToDismiss3,
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
}
