/** Apps have no picture of the plan on their own host, and SVG from another host cannot be used: the map is drawn at once. */
export const planPicture: string | undefined = undefined
