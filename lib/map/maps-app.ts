/** A place on a map, in degrees, and the zoom step to show it at. */
export type Place = { lat: number; lng: number; zoom: number }
/** Who opens maps on a device: Apple's app, any app that knows `geo:` addresses, or a page on the web. */
export type MapsApp = 'apple' | 'geo' | 'web'

/** Which of them a browser has, by the name it gives itself. */
export const mapsAppOf = (userAgent: string): MapsApp =>
  /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'apple' : /Android/.test(userAgent) ? 'geo' : 'web'

/**
 * The address that opens a place in the device's maps app; on the web, where there is none.
 * @param name what stands there, shown by the app beside the pin
 */
export const mapsLink = ({ lat, lng, zoom }: Place, name: string, app: MapsApp): string => {
  const at = `${lat},${lng}`
  const text = encodeURIComponent(name)
  return {
    apple: `https://maps.apple.com/?ll=${at}&q=${text}&z=${zoom}`,
    geo: `geo:${at}?z=${zoom}&q=${at}(${text})`,
    web: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(at)}`,
  }[app]
}
