/**
 * URL of a picture of the street plan, which MapView can show until its map is ready. Undefined in apps: they do not have this
 * picture, and the `<use>` element of SVG cannot show a file from another host.
 */
export const planPictureUrl: string | undefined = undefined
