/**
 * Apps have no picture of the plan on their own host, and an SVG file from another host cannot be used, so the map is
 * drawn at once.
 */
export const planPicture: string | undefined = undefined
