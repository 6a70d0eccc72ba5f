import { interpolate } from '@patternbook/engine/data/interpolate'

/** A contact of a place. */
export type ContactKind = 'location' | 'hours' | 'phone' | 'website' | 'email'

/** Values of the contacts, and the messages that are shown by default when a contact is pressed. */
export type PlaceTexts = Record<`${ContactKind}Text`, string> & { toasts: Record<ContactKind, string> }

/** Isolates the direction of a value, such as a URL, from the sentence around it, with the Unicode characters FSI and PDI. */
const isolateDirection = (value: string) => `\u2068${value}\u2069`

/** Returns the message that is shown by default when a contact is pressed. */
export const placeToastMessage = (data: PlaceTexts, contact: ContactKind): string =>
  interpolate(data.toasts[contact], { value: isolateDirection(data[`${contact}Text`]) })
