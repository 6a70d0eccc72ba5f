/** The query parameters that set the state of the frame. A test compares the names with those in lib/frame/query.ts. */
export const queryParams: readonly { name: string; values: string; meaning: string }[] = [
  {
    name: 'mode',
    values: 'ios, md',
    meaning: 'Platform. By default, iPhones and iPads show iOS, and all other devices show Material.',
  },
  {
    name: 'ios',
    values: '26, 18',
    meaning: 'iOS generation in iOS mode: iOS 26 (default) or iOS 18.',
  },
  {
    name: 'md',
    values: 'expressive, baseline',
    meaning: 'Material 3 generation in Material mode: Expressive (2025, default) or Baseline (2021).',
  },
  { name: 'dir', values: 'ltr, rtl', meaning: 'Direction of the layout, icons, gestures, and transitions.' },
  {
    name: 'theme',
    values: 'light, dark, system',
    meaning: 'Color theme. With system, the theme follows the device.',
  },
  {
    name: 'accent',
    values: 'blue, azure, sky, ocean, slate, green, purple, red, orange, yellow, or six hex digits',
    meaning: 'Accent color. Custom colors are adjusted to be readable on both platforms.',
  },
  {
    name: 'lang',
    values: 'en, ar',
    meaning: 'Language of the sample data. By default, the language follows the direction.',
  },
  { name: 'text', values: '0.8 to 2', meaning: 'Text size on the screen, as a multiple of the normal size.' },
  {
    name: 'motion',
    values: '0.05 to 1, reduced',
    meaning: 'Speed of motion on the screen; reduced replaces movement with a short fade.',
  },
  {
    name: 'state',
    values: 'loading, empty, error',
    meaning: 'Shows the loading, empty, or error state of the screen.',
  },
  {
    name: 'gallery',
    values: 'two or three numbers separated by dots, such as 0.3.2',
    meaning: 'The album or photo that the image gallery shows.',
  },
  {
    name: 'menu',
    values: 'open, closed',
    meaning: 'Whether the side menu is open when the page loads on a phone.',
  },
  {
    name: 'edge',
    values: '1',
    meaning: 'Extends the page to the edges of the screen, behind the status bar.',
  },
  { name: 'full', values: '1', meaning: 'Shows only the screen, which fills the window.' },
  {
    name: 'embed',
    values: '1',
    meaning: 'Shows only the screen, without the site’s menu, for embedding in another page.',
  },
]
