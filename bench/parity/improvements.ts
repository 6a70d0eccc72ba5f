/** What we set out to do better than Ionic; the last one is what we could not take over without harm to the user. */
export const TOPICS = [
  'top overlay',
  'back and Escape',
  'dismissal in mid-entrance',
  'will never without did',
  'reduced motion',
  'focus',
  'toasts',
  'gestures: second pointer, cancel',
  'speed of the finger',
  'closed overlays are nothing',
  'flaw of the original',
] as const
export type Topic = (typeof TOPICS)[number]

/** A difference that is meant. */
export type Improvement = {
  topic: Topic
  /** What the user has of it; of a flaw, what equality would do to them. */
  why: string
  /** Nothing but these words may differ: Ionic's, and ours in its place. */
  only?: readonly [theirs: string, ours: string]
}

const under =
  (topic: Topic) =>
  (why: string, only?: Improvement['only']): Improvement => ({ topic, why, ...(only && { only }) })
const top = under('top overlay')
const back = under('back and Escape')
const pairs = under('will never without did')
const pointers = under('gestures: second pointer, cancel')
const speed = under('speed of the finger')
const flaw = under('flaw of the original')

const paired = pairs('a menu tells of what has happened, never of an end without a beginning or the reverse')
const cancelled = pointers('a finger that the system takes away has decided nothing, so everything goes back')
const abort = pointers('whoever was told that it begins is told that it came to nothing, and never of an end')
const handled = flaw(
  'Ionic’s comes back before it goes, and then calls itself ‘handler’: the user would see it jump, and the application not know who closed it',
  ['"role":"handler"', '"role":"gesture"'],
)

/** Where we differ from Ionic on purpose, by the title of the scenario. */
export const improvements: Readonly<Record<string, Improvement>> = {
  'created in one order, presented in another': top('what the user sees on top is what is on top'),
  'OV-05: Escape with two popovers': top('each Escape closes what is on top, and no more'),

  'back with a toast over an alert': back('a toast is passed by, so back reaches what can be closed'),
  'back over an alert that must be answered': back(
    'the press is swallowed, so that no page moves beneath the alert',
  ),

  'dismiss() while it is coming in': under('dismissal in mid-entrance')(
    'it turns round where it is, so that the answer to a tap is seen at once',
  ),

  'a menu that is turned off does not open': paired,
  'ME-07: a menu is turned off while it is open': paired,
  'ME-07: a menu is turned off while it opens': paired,
  'a finger pulls a menu in a little, and it goes back': paired,
  'a finger pushes a menu a little, and it stays': paired,

  'with reduced motion': under('reduced motion')(
    'who asks the system for less motion gets a short fade, with the same events',
  ),
  'the focus when a menu closes': under('focus')('the focus is given back to what opened the menu'),
  'two toasts at the same place': under('toasts')(
    'up to three stand above each other with a gap, so that all can be read',
  ),

  'the system takes the finger away from a sheet': cancelled,
  'the system takes the finger away from a card': cancelled,
  'the system takes the finger away from a menu': cancelled,
  'createGesture: the system takes the finger away': abort,
  'createGesture: it is turned off during the drag': abort,
  'createGesture: it is destroyed during the drag': abort,
  'createGesture: the finger is lifted before onWillStart is ready': pointers(
    'it came to nothing, and says so at once; Ionic’s begins without a finger, and never ends',
  ),
  'createGesture: a second finger comes down during the drag': pointers(
    'the finger that began has the gesture, a second one is not heard',
  ),

  'a sheet is thrown up by a short quick stroke': speed('a flick is a wish'),
  'createGesture: the speed of a finger that is lifted as it moves': speed(
    'a flick keeps its speed: the release is no movement that would take most of it away',
  ),
  'createGesture: the speed of a finger that has stopped': speed(
    'a finger that has lain still throws nothing, however quick it was before',
  ),

  'OV-37: dismiss() without having been presented': under('closed overlays are nothing')(
    'opening is presenting: there is no element before it that could be forgotten in the document',
  ),

  'MO-08, MO-12: canDismiss of a sheet says yes to a finger': handled,
  'MO-08, MO-10: canDismiss of a card says yes to a finger': handled,
  'the breakpoint 0 is set, and canDismiss says yes': handled,
  'MO-33: a sheet is dismissed while it moves to another breakpoint': flaw(
    'Ionic’s tells where it rests after it has gone: whoever keeps that place would open it there the next time',
  ),
  'what a page and a card leave on the pages once all stands still': flaw(
    'an inline style that stays overrules what the application’s own styles say of its pages',
  ),
  'the second menu is asked for while the first is on its way': flaw(
    'Ionic opens both over one another, and only one of them can be reached',
  ),
  'a menu is asked for beneath an alert': flaw(
    'it would open where nobody could see or reach it, and say that it is open',
  ),
  'createGesture: onWillStart takes a while, and the finger waits': flaw(
    'the page would jump by all the way that the finger has gone while it was prepared',
  ),
}
