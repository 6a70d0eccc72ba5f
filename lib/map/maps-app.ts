/** A place on a map: latitude and longitude in degrees, and the zoom level. */
export type MapLocation = { lat: number; lng: number; zoom: number }
/** The maps app of a device: Apple's, an app for `geo:` URLs, or a web page. */
export type MapsApp = 'apple' | 'geo' | 'web'

/** Returns the maps app for the user agent of a browser. */
export const mapsAppOf = (userAgent: string): MapsApp =>
  /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'apple' : /Android/.test(userAgent) ? 'geo' : 'web'

/**
 * Returns a URL that opens a place in a maps app or on the web.
 * @param name name of the place, which apps show at the pin; not used on the web
 */
export const mapsUrl = ({ lat, lng, zoom }: MapLocation, name: string, app: MapsApp): string => {
  const coordinates = `${lat},${lng}`
  const encodedName = encodeURIComponent(name)
  return {
    apple: `https://maps.apple.com/?ll=${coordinates}&q=${encodedName}&z=${zoom}`,
    geo: `geo:${coordinates}?z=${zoom}&q=${coordinates}(${encodedName})`,
    web: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(coordinates)}`,
  }[app]
}
