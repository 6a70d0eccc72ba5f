import type { GenericSchema } from 'valibot'
import * as sheet from './action-sheet'
import * as alert from './alert'
import { catalogue, list } from './catalogue'
import * as choices from './choices'
import * as drag from './drag-and-drop'
import * as expandable from './expandable'
import * as google from './google-cards'
import { login1, login2 } from './login'
import * as password from './password'
import * as profile from './profile'
import { register1, register2 } from './register'
import { settings, textview } from './settings'
import { home, menu } from './shell'
import * as swipe from './swipe-to-dismiss'
import * as wizard from './wizard'

export type * from './action-sheet'
export type * from './alert'
export type * from './catalogue'
export type * from './choices'
export type * from './drag-and-drop'
export type * from './expandable'
export type * from './google-cards'
export type * from './login'
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
