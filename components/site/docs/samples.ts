import type { ComponentType } from 'react'
import type { SampleName, sampleFiles } from './sample-files'

/** Loads the component of each file in `samples`. */
export const loadSample: Readonly<
  Record<(typeof sampleFiles)[SampleName]['file'], () => Promise<{ default: ComponentType }>>
> = {
  address: () => import('./samples/address'),
  avatar: () => import('./samples/avatar'),
  badge: () => import('./samples/badge'),
  button: () => import('./samples/button'),
  card: () => import('./samples/card'),
  checkbox: () => import('./samples/checkbox'),
  chip: () => import('./samples/chip'),
  'control-marks': () => import('./samples/control-marks'),
  counters: () => import('./samples/counters'),
  field: () => import('./samples/field'),
  'google-mark': () => import('./samples/google-mark'),
  icon: () => import('./samples/icon'),
  'icon-button': () => import('./samples/icon-button'),
  item: () => import('./samples/item'),
  logo: () => import('./samples/logo'),
  'or-divider': () => import('./samples/or-divider'),
  picture: () => import('./samples/picture'),
  'progress-bar': () => import('./samples/progress-bar'),
  'progress-ring': () => import('./samples/progress-ring'),
  'radio-group': () => import('./samples/radio-group'),
  range: () => import('./samples/range'),
  'reaction-button': () => import('./samples/reaction-button'),
  'search-field': () => import('./samples/search-field'),
  searchbar: () => import('./samples/searchbar'),
  segmented: () => import('./samples/segmented'),
  'sliding-item': () => import('./samples/sliding-item'),
  'social-buttons': () => import('./samples/social-buttons'),
  'social-icon': () => import('./samples/social-icon'),
  spinner: () => import('./samples/spinner'),
  stars: () => import('./samples/stars'),
  'state-view': () => import('./samples/state-view'),
  stepper: () => import('./samples/stepper'),
  swatches: () => import('./samples/swatches'),
  textarea: () => import('./samples/textarea'),
  tile: () => import('./samples/tile'),
  toggle: () => import('./samples/toggle'),
}
