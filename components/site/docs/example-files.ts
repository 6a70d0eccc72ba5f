/** The example on the page of a component. */
export type ExampleFile = {
  /** Name of the example's file in the `examples` folder, without the extension. */
  file: string
  /** Minimum height of the example's frames, so that nothing moves when the example loads; `components.css` defines the sizes. */
  frameHeight: 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  /** Shows the example from edge to edge on the background of grouped lists, as in a screen with lists or cards. */
  hasGroupedBackground?: true
}

/**
 * Examples of components, by the name of the component in the registry. The page of a component without an example shows a screen
 * instead, if there is one.
 */
export const exampleFiles = {
  address: { file: 'address', frameHeight: 'sm' },
  avatar: { file: 'avatar', frameHeight: 'sm' },
  badge: { file: 'badge', frameHeight: 'sm' },
  button: { file: 'button', frameHeight: 'lg' },
  card: { file: 'card', frameHeight: 'lg', hasGroupedBackground: true },
  checkbox: { file: 'checkbox', frameHeight: 'md', hasGroupedBackground: true },
  chip: { file: 'chip', frameHeight: 'sm' },
  'control-marks': { file: 'control-icons', frameHeight: 'sm' },
  counters: { file: 'counters', frameHeight: 'sm' },
  fab: { file: 'fab', frameHeight: 'md', hasGroupedBackground: true },
  'fab-menu': { file: 'fab-menu', frameHeight: 'md', hasGroupedBackground: true },
  field: { file: 'field', frameHeight: 'md' },
  'field-group': { file: 'field', frameHeight: 'md' },
  'floating-toolbar': { file: 'floating-toolbar', frameHeight: 'md', hasGroupedBackground: true },
  'google-mark': { file: 'google-mark', frameHeight: 'sm' },
  'grouped-list': { file: 'item', frameHeight: 'lg', hasGroupedBackground: true },
  'action-icons': { file: 'action-icons', frameHeight: 'sm' },
  icon: { file: 'icon', frameHeight: 'sm' },
  'icon-button': { file: 'icon-button', frameHeight: 'sm' },
  item: { file: 'item', frameHeight: 'lg', hasGroupedBackground: true },
  logo: { file: 'logo', frameHeight: 'sm' },
  'or-divider': { file: 'or-divider', frameHeight: 'md' },
  picture: { file: 'picture', frameHeight: 'md' },
  'progress-bar': { file: 'progress-bar', frameHeight: 'sm' },
  'progress-ring': { file: 'progress-ring', frameHeight: 'sm' },
  radio: { file: 'radio-group', frameHeight: 'md', hasGroupedBackground: true },
  'radio-group': { file: 'radio-group', frameHeight: 'md', hasGroupedBackground: true },
  range: { file: 'range', frameHeight: 'md' },
  'range-rail': { file: 'range', frameHeight: 'md' },
  'reaction-button': { file: 'reaction-button', frameHeight: 'sm' },
  'search-field': { file: 'search-field', frameHeight: 'sm' },
  searchbar: { file: 'searchbar', frameHeight: 'xl', hasGroupedBackground: true },
  segmented: { file: 'segmented', frameHeight: 'sm' },
  shape: { file: 'shape', frameHeight: '2xl' },
  'sliding-item': { file: 'sliding-item', frameHeight: 'sm', hasGroupedBackground: true },
  'social-buttons': { file: 'social-buttons', frameHeight: 'md' },
  'social-icon': { file: 'social-icon', frameHeight: 'sm' },
  spinner: { file: 'spinner', frameHeight: 'sm' },
  'split-button': { file: 'split-button', frameHeight: 'lg' },
  stars: { file: 'stars', frameHeight: 'sm' },
  'state-view': { file: 'state-view', frameHeight: 'xl' },
  stepper: { file: 'stepper', frameHeight: 'sm' },
  swatches: { file: 'swatches', frameHeight: 'md' },
  textarea: { file: 'textarea', frameHeight: 'md' },
  tile: { file: 'tile', frameHeight: 'sm' },
  toggle: { file: 'toggle', frameHeight: 'md', hasGroupedBackground: true },
  'wheel-picker': { file: 'wheel-picker', frameHeight: 'lg' },
} as const satisfies Record<string, ExampleFile>

/** Name of a component that has an example. Several components can share one. */
export type ExampleName = keyof typeof exampleFiles

/** Returns whether a component has an example. @param name name of the component in the registry */
export const hasExample = (name: string): name is ExampleName => Object.hasOwn(exampleFiles, name)
