'use client'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { mapWords } from '@patternbook/engine/map/words'
import { Layers, LocateFixed, PersonStanding } from 'lucide-react'
import { Icon } from './icon'

type MapControlsProps = {
  /** Whether the map can zoom in or out further. */
  canZoomIn: boolean
  canZoomOut: boolean
  /** Zooms in (1) or out (−1) by one step. */
  onZoom: (step: 1 | -1) => void
  /** Returns to the marker and the initial zoom. */
  onCentre: () => void
  /** Position of the buttons. */
  className?: string
  /** Whether the map has the colors of an aerial picture, and its setter; without them there is no button. */
  satellite: boolean
  onSatellite?: () => void
  /** Opens the picture of the street; without it there is no button. */
  onStreet?: () => void
}

const group =
  'squircle grid overflow-hidden ios-18:rounded-[12px] ios-18:bg-bar ios-18:shadow-float ios-18:backdrop-blur-xl ios-18:backdrop-saturate-180 ios-26:glass ios-26:rounded-[22px] baseline:rounded-[16px] expressive:rounded-[24px] material:bg-sc-highest material:shadow-[0_1px_3px_1px_rgb(0_0_0/.15),0_1px_2px_rgb(0_0_0/.3)]'
const button =
  'pressable focus-ring-over ios-26:press-light grid size-target place-items-center first:rounded-t-[inherit] last:rounded-b-[inherit] ios:text-label ios-18:after:hidden ios-18:active:opacity-40 ios:aria-disabled:opacity-30 material:text-on-surface-variant material:aria-disabled:text-on-surface/38'

/**
 * Buttons for the map type, Street View, zoom and reset: 44 px on iOS, of glass (26) or translucent
 * (18); 48 px on Material.
 */
export function MapControls({
  canZoomIn,
  canZoomOut,
  onZoom,
  onCentre,
  className = '',
  ...views
}: MapControlsProps) {
  const words = mapWords[useFrame().lang]
  const { satellite, onSatellite, onStreet } = views
  return (
    <>
      {(onSatellite || onStreet) && (
        <div
          data-over-map
          className={`absolute start-3 bottom-[calc(var(--map-foot,0px)+26px)] z-1 grid-flow-col ${group}`}
        >
          {onSatellite && (
            <button
              type="button"
              aria-label={words.satellite}
              aria-pressed={satellite}
              onClick={onSatellite}
              className={`${button} aria-pressed:text-tint`}
            >
              <Layers aria-hidden="true" strokeWidth={1.9} className="size-5.5" />
            </button>
          )}
          {onStreet && (
            <button type="button" aria-label={words.streetView} onClick={onStreet} className={button}>
              <PersonStanding aria-hidden="true" strokeWidth={1.9} className="size-6" />
            </button>
          )}
        </div>
      )}
      <div
        data-over-map
        className={`absolute z-1 grid gap-2 ${className || 'end-3 bottom-[calc(var(--map-foot,0px)+12px)]'}`}
      >
        <div className={group}>
          <button type="button" aria-label={words.centre} onClick={onCentre} className={button}>
            <LocateFixed aria-hidden="true" strokeWidth={1.9} className="size-5.5" />
          </button>
        </div>
        <div className={group}>
          <button
            type="button"
            aria-label={words.zoomIn}
            aria-disabled={!canZoomIn || undefined}
            onClick={() => canZoomIn && onZoom(1)}
            className={button}
          >
            <Icon name="add" />
          </button>
          <button
            type="button"
            aria-label={words.zoomOut}
            aria-disabled={!canZoomOut || undefined}
            onClick={() => canZoomOut && onZoom(-1)}
            className={`${button} border-separator border-t-hair material:border-outline-variant`}
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-6"
              stroke="currentColor"
              strokeLinecap="round"
            >
              <path d="M4.500 12h15" className="stroke-[2.1] material:[stroke-linecap:butt]" />
            </svg>
          </button>
        </div>
      </div>
    </>
  )
}
