import L from 'leaflet'
import { legible, type Spot } from './names'
import { type LatLng, PLAN_BOUNDS, type Plan } from './plan'

/** Zoom steps of the drawn map. */
export const ZOOM = { min: 13, max: 18 } as const
/** How much wider streets are drawn with each zoom step; less than twice, as on every map. */
const WIDENING = 1.55
/** Keeps names off the pin: how far above the place, and how large, px. */
const PIN = { above: 22, radius: 26 } as const

/** Draws the streets onto a map, and keeps the names legible as it moves. Looks: components/ui/map-drawn.css. */
export const drawPlan = (map: L.Map, plan: Plan, place: LatLng): void => {
  const container = map.getContainer()
  // Drawn beyond the edges, so that a drag does not bring in bare ground.
  const renderer = L.svg({ padding: 0.4 })
  const shared = { renderer, interactive: false, smoothFactor: 0.6 }
  const fill = (rings: LatLng[][], name: string) =>
    L.polygon(
      rings.map((ring) => [ring]),
      { ...shared, stroke: false, fillOpacity: 1, className: `plan-${name}` },
    ).addTo(map)
  const road = (kind: number, part: 'edge' | 'road') =>
    L.polyline(plan.streets[kind - 1] ?? [], {
      ...shared,
      opacity: 1,
      className: `plan-${part} plan-street${kind}`,
    }).addTo(map)

  fill(plan.land, 'land')
  fill(plan.parks, 'park')
  fill(plan.houses, 'house')
  fill(plan.landmarks, 'mark')
  fill(plan.pools, 'water')
  for (const part of ['edge', 'road'] as const) for (const kind of [3, 2, 1]) road(kind, part)

  const names = L.layerGroup().addTo(map)
  const write = () => {
    const text = Number.parseFloat(getComputedStyle(container).getPropertyValue('--text')) || 1
    const size = map.getSize()
    const near = ({ x, y }: L.Point) => x > -80 && y > -30 && x < size.x + 80 && y < size.y + 30
    const spots = plan.names.flatMap((name): Spot[] => {
      const at = map.latLngToContainerPoint(name.at)
      return near(at) ? [{ name, x: at.x, y: at.y }] : []
    })
    const pin = map.latLngToContainerPoint(place)
    names.clearLayers()
    const taken = [[pin.x, pin.y - PIN.above, PIN.radius]] as const
    for (const { name } of legible(spots, map.getZoom(), Math.min(text, 1.5), taken)) {
      const words = document.createElement('span')
      words.textContent = name.text
      words.className = `plan-name plan-name-${name.kind}`
      words.style.rotate = `${name.angle}deg`
      const icon = L.divIcon({ html: words, className: 'plan-spot', iconSize: [0, 0] })
      L.marker(name.at, { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(names)
    }
  }
  const measure = () => {
    const zoom = map.getZoom()
    container.dataset.zoom = String(zoom)
    container.style.setProperty('--plan-w', String(WIDENING ** (zoom - 15)))
    write()
  }
  const pane = map.createPane('names')
  pane.setAttribute('aria-hidden', 'true')
  pane.lang = 'en'
  pane.dir = 'ltr'
  map.on('zoomend', measure).on('moveend resize', write)
  measure()
}

/** As far as the plan is drawn, no view leaves it: the smallest zoom step at which it fills the map. */
export const holdWithin = (map: L.Map): void => {
  const bounds = L.latLngBounds(...PLAN_BOUNDS)
  map.setMaxBounds(bounds)
  map.setMinZoom(Math.max(ZOOM.min, Math.ceil(map.getBoundsZoom(bounds, true))))
}
