/** The example on the page of a component. */
export type ExampleFile = {
  /** Name of the example's file in the `examples` folder, without the extension. */
  file: string
  /** Minimum height of the example's frames, so that nothing moves when the example loads; `components.css` defines the sizes. */
  size: 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  /** Shows the example from edge to edge on the background of grouped lists, as in a screen with lists or cards. */
  hasGroupedBackground?: true
}

/**
 * Examples of components, by the name of the component in the registry. The page of a component without an example shows a screen
 * instead, if there is one.
 */
export const exampleFiles = {
  address: { file: 'address', size: 'sm' },
  avatar: { file: 'avatar', size: 'sm' },
  badge: { file: 'badge', size: 'sm' },
  button: { file: 'button', size: 'lg' },
  card: { file: 'card', size: 'lg', hasGroupedBackground: true },
  checkbox: { file: 'checkbox', size: 'md', hasGroupedBackground: true },
  chip: { file: 'chip', size: 'sm' },
  'control-marks': { file: 'control-icons', size: 'sm' },
  counters: { file: 'counters', size: 'sm' },
  fab: { file: 'fab', size: 'md', hasGroupedBackground: true },
  'fab-menu': { file: 'fab-menu', size: 'md', hasGroupedBackground: true },
  field: { file: 'field', size: 'md' },
  'field-group': { file: 'field', size: 'md' },
  'floating-toolbar': { file: 'floating-toolbar', size: 'md', hasGroupedBackground: true },
  'google-mark': { file: 'google-mark', size: 'sm' },
  'grouped-list': { file: 'item', size: 'lg', hasGroupedBackground: true },
  'action-icons': { file: 'action-icons', size: 'sm' },
  icon: { file: 'icon', size: 'sm' },
  'icon-button': { file: 'icon-button', size: 'sm' },
  item: { file: 'item', size: 'lg', hasGroupedBackground: true },
  logo: { file: 'logo', size: 'sm' },
  'or-divider': { file: 'or-divider', size: 'md' },
  picture: { file: 'picture', size: 'md' },
  'progress-bar': { file: 'progress-bar', size: 'sm' },
  'progress-ring': { file: 'progress-ring', size: 'sm' },
  radio: { file: 'radio-group', size: 'md', hasGroupedBackground: true },
  'radio-group': { file: 'radio-group', size: 'md', hasGroupedBackground: true },
  range: { file: 'range', size: 'md' },
  'range-rail': { file: 'range', size: 'md' },
  'reaction-button': { file: 'reaction-button', size: 'sm' },
  'search-field': { file: 'search-field', size: 'sm' },
  searchbar: { file: 'searchbar', size: 'xl', hasGroupedBackground: true },
  segmented: { file: 'segmented', size: 'sm' },
  shape: { file: 'shape', size: '2xl' },
  'sliding-item': { file: 'sliding-item', size: 'sm', hasGroupedBackground: true },
  'social-buttons': { file: 'social-buttons', size: 'md' },
  'social-icon': { file: 'social-icon', size: 'sm' },
  spinner: { file: 'spinner', size: 'sm' },
  'split-button': { file: 'split-button', size: 'lg' },
  stars: { file: 'stars', size: 'sm' },
  'state-view': { file: 'state-view', size: 'xl' },
  stepper: { file: 'stepper', size: 'sm' },
  swatches: { file: 'swatches', size: 'md' },
  textarea: { file: 'textarea', size: 'md' },
  tile: { file: 'tile', size: 'sm' },
  toggle: { file: 'toggle', size: 'md', hasGroupedBackground: true },
  'wheel-picker': { file: 'wheel-picker', size: 'lg' },
} as const satisfies Record<string, ExampleFile>

/** Name of a component that has an example. Several components can share one. */
export type ExampleName = keyof typeof exampleFiles

/** Returns whether a component has an example. @param name name of the component in the registry */
export const hasExample = (name: string): name is ExampleName => Object.hasOwn(exampleFiles, name)
