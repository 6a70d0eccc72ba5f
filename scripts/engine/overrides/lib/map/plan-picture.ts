/**
 * URL of a picture of the street plan, which is shown until the map is drawn. Undefined in apps: they do not have this picture,
 * and an SVG file from another host cannot be used.
 */
export const planPictureUrl: string | undefined = undefined
