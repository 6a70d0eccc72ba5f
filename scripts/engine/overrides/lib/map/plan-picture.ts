/** An app has no picture of the plan on its own host, and SVG cannot be used from another one: the map is drawn at once. */
export const planPicture: string | undefined = undefined
