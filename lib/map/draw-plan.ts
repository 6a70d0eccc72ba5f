import L from 'leaflet'
import { type PositionedLabel, selectVisibleLabels } from './labels'
import { type LatLng, PLAN_BOUNDS, type Plan } from './plan'

/** Minimum and maximum zoom of the drawn map. */
export const ZOOM_RANGE = { min: 13, max: 18 } as const
/** Factor by which the width of streets grows with each zoom level. The widths in map-leaflet.css are those at zoom level 15. */
const STREET_WIDTH_FACTOR_PER_ZOOM = 1.55
/**
 * The area of the pin, which names must not cover: a circle with this radius, whose center is `centerHeight` px above the place.
 */
const PIN_AREA = { centerHeight: 22, radius: 26 } as const

/** Returns circles, `[x, y, radius]` in px, that approximate an element over the map, for `selectVisibleLabels`. */
const circlesOf = (element: Element, container: HTMLElement): [number, number, number][] => {
  const [box, containerBox] = [element.getBoundingClientRect(), container.getBoundingClientRect()]
  const scale = containerBox.width / container.offsetWidth || 1
  const [width, height] = [box.width / scale, box.height / scale]
  const radius = Math.max(4, Math.min(width, height) / 2)
  const [x, y] = [(box.x - containerBox.x) / scale + radius, (box.y - containerBox.y) / scale + radius]
  // The circles are in a row along the longer side of the box.
  const [rangeX, rangeY] = [Math.max(0, width - 2 * radius), Math.max(0, height - 2 * radius)]
  const count = Math.ceil(Math.max(rangeX, rangeY) / radius)
  return Array.from({ length: count + 1 }, (_, index) => {
    const fraction = count === 0 ? 0 : index / count
    return [x + rangeX * fraction, y + rangeY * fraction, radius]
  })
}

/**
 * Draws the street plan on a map, and places the names again whenever the map has been moved, zoomed, or resized. The styles are
 * in map-leaflet.css and map-view.css in components/ui.
 * @param pinPosition the place of the pin
 * @param getObstacles returns elements over the map, which names must not overlap
 */
export const drawPlan = (
  map: L.Map,
  plan: Plan,
  pinPosition: LatLng,
  getObstacles: () => Iterable<Element>,
): void => {
  const container = map.getContainer()
  // The plan is drawn beyond the edges of the map, so that a short drag shows no empty area.
  const renderer = L.svg({ padding: 0.4 })
  const sharedOptions = { renderer, interactive: false, smoothFactor: 0.6 }
  const drawArea = (rings: LatLng[][], name: string) =>
    L.polygon(
      rings.map((ring) => [ring]),
      { ...sharedOptions, stroke: false, fillOpacity: 1, className: `plan-${name}` },
    ).addTo(map)
  const drawStreet = (streetClass: number, layer: 'edge' | 'road') =>
    L.polyline(plan.streets[streetClass - 1] ?? [], {
      ...sharedOptions,
      opacity: 1,
      className: `plan-${layer} plan-street${streetClass}`,
    }).addTo(map)

  // The drawing is hidden from screen readers; the marker has an accessible name.
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true')
  drawArea(plan.land, 'land')
  drawArea(plan.parks, 'park')
  drawArea(plan.houses, 'house')
  drawArea(plan.landmarks, 'landmark')
  drawArea(plan.pools, 'water')
  for (const layer of ['edge', 'road'] as const)
    for (const streetClass of [3, 2, 1]) drawStreet(streetClass, layer)

  const nameLayer = L.layerGroup().addTo(map)
  const drawNames = () => {
    const textScale = Number.parseFloat(getComputedStyle(container).getPropertyValue('--text-scale')) || 1
    const size = map.getSize()
    // A name whose center is slightly outside the view can still be partly visible.
    const isNearView = ({ x, y }: L.Point) => x > -80 && y > -30 && x < size.x + 80 && y < size.y + 30
    const labels = plan.names.flatMap((name): PositionedLabel[] => {
      const point = map.latLngToContainerPoint(name.position)
      return isNearView(point) ? [{ name, x: point.x, y: point.y }] : []
    })
    const pin = map.latLngToContainerPoint(pinPosition)
    nameLayer.clearLayers()
    const obstacleCircles = [...getObstacles()].flatMap((element) => circlesOf(element, container))
    const occupiedCircles = [
      [pin.x, pin.y - PIN_AREA.centerHeight, PIN_AREA.radius] as const,
      ...obstacleCircles,
    ]
    // In map-leaflet.css, names also grow only up to a text size of 1.5.
    for (const { name } of selectVisibleLabels(
      labels,
      map.getZoom(),
      Math.min(textScale, 1.5),
      occupiedCircles,
    )) {
      const nameElement = document.createElement('span')
      nameElement.textContent = name.text
      nameElement.className = `plan-name plan-name-${name.kind}`
      nameElement.style.rotate = `${name.angle}deg`
      const icon = L.divIcon({ html: nameElement, className: 'plan-name-anchor', iconSize: [0, 0] })
      L.marker(name.position, { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(nameLayer)
    }
  }
  const updateZoom = () => {
    const zoom = map.getZoom()
    container.dataset.zoom = String(zoom)
    container.style.setProperty('--plan-street-scale', String(STREET_WIDTH_FACTOR_PER_ZOOM ** (zoom - 15)))
    drawNames()
  }
  const pane = map.createPane('names')
  pane.setAttribute('aria-hidden', 'true')
  pane.lang = 'en'
  pane.dir = 'ltr'
  map.on('zoomend', updateZoom).on('moveend resize', drawNames)
  updateZoom()
}

/** Limits the view to the area of the plan, and the zoom to levels (13 or higher) at which the plan fills the map. */
export const constrainToBounds = (map: L.Map): void => {
  const bounds = L.latLngBounds(...PLAN_BOUNDS)
  map.setMaxBounds(bounds)
  map.setMinZoom(Math.max(ZOOM_RANGE.min, Math.ceil(map.getBoundsZoom(bounds, true))))
}
