import { viewPart } from './view-part'

/** The card of iOS. Material knows none: there it is a modal like others (engine.md 3). */
export const card = viewPart(async () => (await import('./card-view')).CardView)
