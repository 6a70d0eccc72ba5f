/** Where we mean to differ from Ionic, by the title of the scenario, and why. */
export const improvements: Readonly<Record<string, string>> = {
  'OV-37: dismiss() without having been presented':
    'opening is presenting: there is no element before it that could be forgotten in the document',
  'dismiss() while it is coming in':
    'it turns round where it is, so that the answer to a tap is seen at once',
  'created in one order, presented in another': 'what the user sees on top is what is on top',
  'back with a toast over an alert': 'a toast is never on top, so back reaches what can be closed',
  'back over an alert that must be answered':
    'the press is swallowed, so that no page moves beneath the alert',
  'two toasts at the same place': 'up to three stand above each other with a gap, so that all can be read',
  'TR-13: a page goes in and comes back': 'nothing stays behind on a page once it stands still',
  'with reduced motion': 'who asks the system for less motion gets a short fade, with the same events',
}
