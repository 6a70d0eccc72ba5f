/** The example on the page of a component. */
type ExampleFile = {
  /** Name of the example's file in the `examples` folder, without the extension. */
  file: string
  /** Minimum height of the example's frames, so that nothing moves when the example loads; `components.css` defines the sizes. */
  size: 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  /** Shows the example from edge to edge on the background of grouped lists, as in a screen with lists or cards. */
  isGrouped?: true
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
  card: { file: 'card', size: 'lg', isGrouped: true },
  checkbox: { file: 'checkbox', size: 'md', isGrouped: true },
  chip: { file: 'chip', size: 'sm' },
  'control-marks': { file: 'control-icons', size: 'sm' },
  counters: { file: 'counters', size: 'sm' },
  fab: { file: 'fab', size: 'md', isGrouped: true },
  'fab-menu': { file: 'fab-menu', size: 'md', isGrouped: true },
  field: { file: 'field', size: 'md' },
  'field-group': { file: 'field', size: 'md' },
  'floating-toolbar': { file: 'floating-toolbar', size: 'md', isGrouped: true },
  'google-mark': { file: 'google-mark', size: 'sm' },
  'grouped-list': { file: 'item', size: 'lg', isGrouped: true },
  'action-icons': { file: 'action-icons', size: 'sm' },
  icon: { file: 'icon', size: 'sm' },
  'icon-button': { file: 'icon-button', size: 'sm' },
  item: { file: 'item', size: 'lg', isGrouped: true },
  logo: { file: 'logo', size: 'sm' },
  'or-divider': { file: 'or-divider', size: 'md' },
  picture: { file: 'picture', size: 'md' },
  'progress-bar': { file: 'progress-bar', size: 'sm' },
  'progress-ring': { file: 'progress-ring', size: 'sm' },
  radio: { file: 'radio-group', size: 'md', isGrouped: true },
  'radio-group': { file: 'radio-group', size: 'md', isGrouped: true },
  range: { file: 'range', size: 'md' },
  'range-rail': { file: 'range', size: 'md' },
  'reaction-button': { file: 'reaction-button', size: 'sm' },
  'search-field': { file: 'search-field', size: 'sm' },
  searchbar: { file: 'searchbar', size: 'xl', isGrouped: true },
  segmented: { file: 'segmented', size: 'sm' },
  shape: { file: 'shape', size: '2xl' },
  'sliding-item': { file: 'sliding-item', size: 'sm', isGrouped: true },
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
  toggle: { file: 'toggle', size: 'md', isGrouped: true },
  'wheel-picker': { file: 'wheel-picker', size: 'lg' },
} as const satisfies Record<string, ExampleFile>

/** Name of a component with its own example. */
export type ExampleName = keyof typeof exampleFiles

/** Returns whether a component has its own example. @param name name of the component in the registry */
export const hasExample = (name: string): name is ExampleName => Object.hasOwn(exampleFiles, name)
