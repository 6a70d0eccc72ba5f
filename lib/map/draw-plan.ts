import L from 'leaflet'
import { type Label, visibleNames } from './names'
import { type LatLng, PLAN_BOUNDS, type Plan } from './plan'

/** Minimum and maximum zoom of the drawn map. */
export const ZOOM = { min: 13, max: 18 } as const
/** Factor by which the width of streets grows with each zoom step. */
const STREET_WIDTH_FACTOR = 1.55
/** The area of the pin, which names must not cover: a circle with this radius, whose center is `above` px above the place. */
const PIN = { above: 22, radius: 26 } as const

/** Returns circles, `[x, y, radius]` in px, that cover an element over the map, for `visibleNames`. */
const circlesOf = (element: Element, container: HTMLElement): [number, number, number][] => {
  const [box, frame] = [element.getBoundingClientRect(), container.getBoundingClientRect()]
  const scale = frame.width / container.offsetWidth || 1
  const [width, height] = [box.width / scale, box.height / scale]
  const radius = Math.max(4, Math.min(width, height) / 2)
  const [x, y] = [(box.x - frame.x) / scale + radius, (box.y - frame.y) / scale + radius]
  // A row of circles along the longer side of the box covers it.
  const [goX, goY] = [Math.max(0, width - 2 * radius), Math.max(0, height - 2 * radius)]
  const count = Math.ceil(Math.max(goX, goY) / radius)
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = count === 0 ? 0 : index / count
    return [x + goX * share, y + goY * share, radius]
  })
}

/**
 * Draws the street plan on a map, and places the names again whenever the map has moved. The styles are in
 * components/ui/map-drawn.css.
 * @param place the place of the pin
 * @param obstacles returns elements over the map, which names must not overlap
 */
export const drawPlan = (map: L.Map, plan: Plan, place: LatLng, obstacles: () => Iterable<Element>): void => {
  const container = map.getContainer()
  // The plan is drawn beyond the edges, so that a drag shows no empty area.
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

  // The drawing is hidden from screen readers; only the marker has an accessible name.
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true')
  fill(plan.land, 'land')
  fill(plan.parks, 'park')
  fill(plan.houses, 'house')
  fill(plan.landmarks, 'mark')
  fill(plan.pools, 'water')
  for (const part of ['edge', 'road'] as const) for (const kind of [3, 2, 1]) road(kind, part)

  const names = L.layerGroup().addTo(map)
  const drawNames = () => {
    const text = Number.parseFloat(getComputedStyle(container).getPropertyValue('--text')) || 1
    const size = map.getSize()
    const near = ({ x, y }: L.Point) => x > -80 && y > -30 && x < size.x + 80 && y < size.y + 30
    const spots = plan.names.flatMap((name): Label[] => {
      const at = map.latLngToContainerPoint(name.at)
      return near(at) ? [{ name, x: at.x, y: at.y }] : []
    })
    const pin = map.latLngToContainerPoint(place)
    names.clearLayers()
    const covered = [...obstacles()].flatMap((element) => circlesOf(element, container))
    const taken = [[pin.x, pin.y - PIN.above, PIN.radius] as const, ...covered]
    for (const { name } of visibleNames(spots, map.getZoom(), Math.min(text, 1.5), taken)) {
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
    container.style.setProperty('--plan-w', String(STREET_WIDTH_FACTOR ** (zoom - 15)))
    drawNames()
  }
  const pane = map.createPane('names')
  pane.setAttribute('aria-hidden', 'true')
  pane.lang = 'en'
  pane.dir = 'ltr'
  map.on('zoomend', measure).on('moveend resize', drawNames)
  measure()
}

/** Limits the view to the area of the plan, and the zoom to steps at which the plan fills the map. */
export const constrainToBounds = (map: L.Map): void => {
  const bounds = L.latLngBounds(...PLAN_BOUNDS)
  map.setMaxBounds(bounds)
  map.setMinZoom(Math.max(ZOOM.min, Math.ceil(map.getBoundsZoom(bounds, true))))
}
