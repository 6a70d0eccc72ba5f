const paired =
  'a menu tells of what has happened, and will and did come in pairs: never one without the other'
const cancelled = 'a finger that the system takes away has decided nothing, so everything goes back'
const answered =
  'who may go goes on from where the finger left it, with the role of the gesture; Ionic’s comes back first and goes as ‘handler’'
const ended = 'a drag has ended before anybody is asked what comes of it'
const toldOfEnd = 'whoever was told that it begins is told that it came to nothing, and never of an end'

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

  'MO-06: an initial breakpoint that the sheet does not have':
    'a sheet rests at its breakpoints only: it warns, as Ionic’s does, and takes the nearest',
  'a sheet is thrown up by a short quick stroke': 'the speed of the finger counts: a flick is a wish',
  'the system takes the finger away from a sheet': cancelled,
  'MO-08, MO-12: canDismiss of a sheet is asked with the role of the gesture, and says no': ended,
  'MO-08, MO-12: canDismiss of a sheet says yes to a finger': answered,
  'MO-33: a sheet is dismissed while it moves to another breakpoint':
    'nothing is told of a sheet after its did-dismiss',

  'OV-41, OV-45: the life of a card, and what it leaves on the page':
    'nothing stays behind on a page once it stands still',
  'MO-07: canDismiss of a card is asked by a call and by a tap beside it':
    'backdropDismiss alone says what a tap beside an overlay does; Ionic’s card of a phone takes none',
  'the system takes the finger away from a card': cancelled,
  'MO-08, MO-10: canDismiss of a card is asked with the role of the gesture, and says no': ended,
  'MO-08, MO-10: canDismiss of a card says yes to a finger': `${answered}; ${ended}`,

  'OV-05: Escape with two popovers': 'each Escape closes what is on top, and no more',
  'the arrows at the edges of a popover': 'they go round, so that the last row is one key away',
  'PO-08: the right arrow opens the inner popover, the left one closes it':
    'the arrow back is a way to cancel, like Escape, and has its role',

  'the second menu is asked for while the first is on its way':
    'there is one place for a menu: the first gives way and says no; Ionic opens both',
  'a menu that is turned off does not open': paired,
  'ME-07: a menu is turned off while it is open': paired,
  'ME-07: a menu is turned off while it opens': paired,
  'a finger pulls a menu in a little, and it goes back': paired,
  'a finger pushes a menu a little, and it stays': paired,
  'the system takes the finger away from a menu': cancelled,
  'hardware back closes a menu': 'back has the role of Escape and of a tap beside it',
  'the focus when a menu closes': 'the focus is given back to what opened the menu',
  'a menu is asked for beneath an alert': 'nothing opens beneath an overlay, where nobody could reach it',

  'createGesture: how far the finger is when it is recognised':
    'the distance counts from the recognition in every callback, so that nothing jumps',
  'createGesture: the speed of a finger that is lifted as it moves':
    'a flick keeps its speed: the release is no movement that would take most of it away',
  'createGesture: the speed of a finger that has stopped':
    'a finger that has lain still throws nothing, however quick it was before',
  'createGesture: onWillStart takes a while, and the finger waits':
    'the distance counts from where the finger is when all is ready, so that nothing jumps',
  'createGesture: the finger is lifted before onWillStart is ready': `${toldOfEnd}; Ionic’s begins without a finger`,
  'createGesture: the system takes the finger away': toldOfEnd,
  'createGesture: it is turned off during the drag': toldOfEnd,
  'createGesture: it is destroyed during the drag': toldOfEnd,
  'createGesture: a second finger comes down during the drag':
    'the finger that began has the gesture, a second one is not heard',
}
