/**
 * Names that people search for and that no screen has, by the entry that is the closest match: the key of a pattern or the path
 * of a page. The search shows this entry and reports that nothing has the name. Remove a name when there is a screen for it.
 */
export const unavailableTerms: Readonly<Record<string, readonly string[]>> = {
  newPassword: ['otp', 'one-time code', 'verification code', 'pin code', '2fa', 'two-factor', 'passcode'],
  payment: ['paywall', 'wallet', 'apple pay', 'in-app purchase'],
  timeline: ['calendar', 'date range', 'events calendar'],
  listViews: ['pull to refresh', 'infinite scroll', 'refresh', 'virtual list'],
  spinner: ['skeleton', 'shimmer', 'placeholder', 'skeleton screen'],
  imageGallery: ['video', 'video player', 'reels', 'camera roll'],
  form: ['file upload', 'upload', 'date of birth', 'rich text'],
  '/tokens/': ['figma', 'sketch', 'ui kit', 'adobe xd'],
  '/docs/installing/': [
    'react native',
    'flutter',
    'ionic',
    'swiftui',
    'jetpack compose',
    'vue',
    'angular',
    'svelte',
    'expo',
  ],
}
