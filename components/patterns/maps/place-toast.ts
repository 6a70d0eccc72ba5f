import { interpolate } from '@patternbook/engine/data/interpolate'

/** A contact of a place. */
export type PlaceLine = 'location' | 'watch' | 'phone' | 'earth' | 'email'

/** Values of the contacts, and the demo's messages. */
export type PlaceTexts = Record<`${PlaceLine}Text`, string> & { toasts: Record<PlaceLine, string> }

/** Isolates left-to-right text (phone numbers, URLs) from the right-to-left sentence around it. */
const isolated = (value: string) => `\u2068${value}\u2069`

/** The demo's message for a contact. */
export const placeToast = (data: PlaceTexts, line: PlaceLine): string =>
  interpolate(data.toasts[line], { value: isolated(data[`${line}Text`]) })
