/** The keys of the query: name, what it takes, what it does. The list of names is tested against lib/frame. */
export const keys: readonly { key: string; values: string; meaning: string }[] = [
  {
    key: 'mode',
    values: 'ios, md',
    meaning: 'Platform. Without it iPhones and iPads get iOS, all other devices Material.',
  },
  {
    key: 'ios',
    values: '26, 18',
    meaning: 'Generation of iOS, in iOS mode: iOS 26 unless it is given, or iOS 18.',
  },
  {
    key: 'md',
    values: 'expressive, baseline',
    meaning:
      'Generation of Material 3, in Material mode: Expressive (2025) unless it is given, or the baseline of 2021.',
  },
  { key: 'dir', values: 'ltr, rtl', meaning: 'Direction of layout, icons, gestures and transitions.' },
  { key: 'theme', values: 'light, dark, system', meaning: 'Theme; system follows the device.' },
  {
    key: 'accent',
    values: 'blue, azure, sky, ocean, slate, green, purple, red, orange, yellow, or six hex digits',
    meaning: 'The accent color. A color of your own is made readable on both platforms.',
  },
  {
    key: 'lang',
    values: 'en, ar',
    meaning: 'Language of the sample data. Follows the direction unless it is given.',
  },
  { key: 'text', values: '0.8 to 2', meaning: 'Size of all text in the screen.' },
  {
    key: 'motion',
    values: '0.05 to 1, reduced',
    meaning: 'Speed of all motion; reduced turns travel into a short fade.',
  },
  { key: 'state', values: 'loading, empty, error', meaning: 'Shows the screen in one of its other states.' },
  { key: 'gallery', values: 'a short name', meaning: 'What the image gallery shows.' },
  { key: 'menu', values: 'open, closed', meaning: 'Whether the side menu is open at start on a phone.' },
  { key: 'full', values: '1', meaning: 'The screen alone, filling the window.' },
  { key: 'embed', values: '1', meaning: 'The screen alone, inside another page, without the menu.' },
]
