/**
 * Topics of the differences from Ionic. The last topic is for flaws of Ionic that would harm users if we copied them.
 */
export const TOPICS = [
  'top overlay',
  'back and Escape',
  'dismissal during the entrance',
  'complete event pairs',
  'reduced motion',
  'focus',
  'toasts',
  'gestures: second pointer, cancel',
  'gesture velocity',
  'closed overlays have no element',
  'flaw of Ionic',
] as const
export type Topic = (typeof TOPICS)[number]

/** An intentional difference. */
export type Improvement = {
  topic: Topic
  /** The benefit for the user; for a flaw of Ionic, the harm that the same behavior would do. */
  why: string
  /** The only allowed difference: Ionic's text, and ours in its place. */
  only?: readonly [theirs: string, ours: string]
}

const under =
  (topic: Topic) =>
  (why: string, only?: Improvement['only']): Improvement => ({ topic, why, ...(only && { only }) })
const top = under('top overlay')
const back = under('back and Escape')
const pairs = under('complete event pairs')
const pointers = under('gestures: second pointer, cancel')
const speed = under('gesture velocity')
const flaw = under('flaw of Ionic')

const paired = pairs('a menu only reports what has happened: every start has an end, and every end a start')
const canceled = pointers('a touch that the system cancels is not a decision, so everything moves back')
const abort = pointers('a gesture that reported its start reports that it was canceled, instead of its end')
const handled = flaw(
  'the modal of Ionic moves back before it closes, and reports the role ‘handler’: users would see it jump, and the app would not know who closed it',
  ['"role":"handler"', '"role":"gesture"'],
)

/** The intentional differences from Ionic, by scenario title. */
export const improvements: Readonly<Record<string, Improvement>> = {
  'alerts that are presented in a different order than they were created': top(
    'the top overlay is the one that is visibly on top',
  ),
  'Escape with two popovers': top('each Escape closes only the top popover'),

  'back while a toast is shown over an alert': back('back ignores the toast and closes the overlay below it'),
  'back while an alert with backdropDismiss false is open': back(
    'the alert consumes the key press, so that the page behind it does not change',
  ),

  'dismiss() during the entrance animation': under('dismissal during the entrance')(
    'it reverses from its current position, so that a tap has a visible effect at once',
  ),

  'a disabled menu does not open': paired,
  'a menu is disabled while it is open': paired,
  'a menu is disabled while it opens': paired,
  'a short swipe from the edge does not open a menu': paired,
  'a short swipe does not close a menu': paired,

  'an action sheet with reduced motion': under('reduced motion')(
    'users who ask the system for less motion get a short fade, with the same events',
  ),
  'the focus after a menu closes': under('focus')('the focus returns to the element that opened the menu'),
  'two toasts at the same position': under('toasts')(
    'up to three are stacked with a gap, so that all of them can be read',
  ),

  'the system cancels a drag of a sheet': canceled,
  'the system cancels a drag of a card': canceled,
  'the system cancels a drag of a menu': canceled,
  'createGesture: the system cancels a drag': abort,
  'createGesture: the gesture is disabled during a drag': abort,
  'createGesture: the gesture is destroyed during a drag': abort,
  'createGesture: the finger is lifted before onWillStart resolves': pointers(
    'the gesture is canceled and reports it at once; the gesture of Ionic starts without a finger, and never ends',
  ),
  'createGesture: a second finger touches during a drag': pointers(
    'the first finger owns the gesture; a second one is ignored',
  ),

  'a flick moves a sheet up': speed('a flick is a clear intention'),
  'createGesture: the velocity of a finger that is lifted while it moves': speed(
    'a flick keeps its velocity: the release is not a movement that would reduce it',
  ),
  'createGesture: the velocity of a finger that rests before it is lifted': speed(
    'if a finger has rested before it is lifted, the movement is not a flick, however fast it was before',
  ),

  'dismiss() without present()': under('closed overlays have no element')(
    'the element is created when it is presented, so no element can remain in the document',
  ),

  'canDismiss allows a drag to dismiss a sheet': handled,
  'canDismiss allows a drag to dismiss a card': handled,
  'setting the breakpoint 0 when canDismiss allows the dismissal': handled,
  'a sheet is dismissed while it moves to another breakpoint': flaw(
    'the sheet of Ionic reports a breakpoint after it has closed: an app that stores it would open the sheet there the next time',
  ),
  'inline styles that remain after a page transition and a card': flaw(
    'a remaining inline style overrides the styles of the app for its pages',
  ),
  'opening a second menu while the first one is opening': flaw(
    'Ionic opens both on top of each other, and only one of them can be reached',
  ),
  'opening a menu while an alert is open': flaw(
    'it would open where nobody can see or reach it, and report that it is open',
  ),
  'createGesture: the finger rests until onWillStart resolves': flaw(
    'the page would jump by the whole distance that the finger moved in the meantime',
  ),
}
