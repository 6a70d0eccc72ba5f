'use client'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { mapStrings } from '@patternbook/engine/map/words'
import { AddIcon } from './action-icons'
import { Picture } from './picture'
import { Binoculars } from './symbols/binoculars'
import { Layers } from './symbols/layers'
import { LocateFixed } from './symbols/locate-fixed'
import { Navigation } from './symbols/navigation'

type MapControlsProps = {
  canZoomIn: boolean
  canZoomOut: boolean
  /** Zooms in (1) or out (−1) by one step. */
  onZoom: (step: 1 | -1) => void
  /** Returns to the marker and the initial zoom. */
  onCenter: () => void
  /** Whether the map has satellite colors. */
  isSatellite: boolean
  /** Turns the satellite colors on and off. Without this function, there is no button for them. */
  onToggleSatellite?: () => void
  /** Opens the picture of the street. Without this function, there is no button for it. */
  onOpenStreetView?: () => void
}

const glassClass = `overflow-hidden rounded-[22px] ios-18:squircle ios-18:rounded-[12px] ios-18:bg-bar ios-18:shadow-float ios-18:backdrop-blur-xl ios-18:backdrop-saturate-180 ios-26:glass`
const groupClass = `grid baseline:gap-2.5 material:overflow-visible ${glassClass}`
const buttonClass =
  'pressable focus-ring-above ios-26:press-highlight grid size-target place-items-center ios:text-label ios:first:rounded-t-[inherit] ios:last:rounded-b-[inherit] ios-18:after:hidden ios-18:active:opacity-40 ios:aria-disabled:opacity-30 material:rounded-full expressive:bg-surface-container baseline:bg-surface-container-low theme-dark:baseline:bg-surface-container-highest baseline:shadow-[0_1px_3px_1px_rgb(0_0_0/.15),0_1px_2px_rgb(0_0_0/.3)] material:text-on-surface-variant material:aria-disabled:text-on-surface/38'
// Expressive: a vertical toolbar if there is a satellite button. The button for the marker, 56 px high, is 8 px below it.
const toolbarPositionClass =
  'expressive:bottom-[calc(var(--map-bottom-inset,0px)+76px)] expressive:w-14 expressive:gap-0'
const toolbarClass =
  'expressive:rounded-[28px] expressive:bg-surface-container expressive:py-1 expressive:shadow-float'
// Expressive: the group of the zoom buttons has no height until they appear. Then it is 104 px high: two buttons of 48 px, each
// followed by a gap of 4 px.
const zoomGroupClass =
  'expressive:h-0 expressive:content-start expressive:gap-1 expressive:overflow-clip expressive:transition-[height,opacity] expressive:ease-(--pb-spring) reduced-motion:transition-none expressive:focus-within:h-26 expressive:group-hover/map:h-26'
const iconProps = { 'aria-hidden': true, strokeWidth: 1.9, className: 'size-5.5 material:size-6' } as const

/**
 * Buttons that turn on satellite colors, return to the marker, open the picture of the street, and zoom. The zoom buttons are
 * visible while the mouse is over the map or one of them has focus. On touch screens, users pinch or double-tap to zoom.
 */
export function MapControls({ canZoomIn, canZoomOut, onZoom, onCenter, ...otherProps }: MapControlsProps) {
  const strings = mapStrings[useFrame().lang]
  const { isSatellite, onToggleSatellite, onOpenStreetView } = otherProps
  return (
    <>
      {onOpenStreetView && (
        <button
          type="button"
          data-over-map
          aria-label={strings.streetView}
          onClick={onOpenStreetView}
          className={`${buttonClass} ${glassClass} absolute! start-3 bottom-[calc(var(--map-bottom-inset,0px)+28px)] z-1 ios:rounded-full! material:size-16! material:rounded-[16px]! material:border-2 material:border-white expressive:shadow-float`}
        >
          <Binoculars {...iconProps} className="size-5.5 material:hidden" />
          <Picture src="city-morning" ratio="fill" sizes="64px" className="absolute! inset-0 ios:hidden" />
        </button>
      )}
      <div
        data-over-map
        className={`absolute end-3 bottom-[calc(var(--map-bottom-inset,0px)+12px)] z-1 grid gap-2.5 justify-items-center ${toolbarPositionClass} ${onToggleSatellite ? toolbarClass : ''}`}
      >
        <div
          className={`pointer-events-none opacity-0 transition-opacity motion-duration-200 focus-within:pointer-events-auto focus-within:opacity-100 group-hover/map:pointer-events-auto group-hover/map:opacity-100 ${groupClass} ${zoomGroupClass}`}
        >
          <button
            type="button"
            aria-label={strings.zoomIn}
            aria-disabled={!canZoomIn || undefined}
            onClick={() => canZoomIn && onZoom(1)}
            className={buttonClass}
          >
            <AddIcon />
          </button>
          <button
            type="button"
            aria-label={strings.zoomOut}
            aria-disabled={!canZoomOut || undefined}
            onClick={() => canZoomOut && onZoom(-1)}
            className={buttonClass}
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
        <div className={groupClass}>
          {onToggleSatellite && (
            <button
              type="button"
              aria-label={strings.satellite}
              aria-pressed={isSatellite}
              onClick={onToggleSatellite}
              className={`${buttonClass} aria-pressed:text-tint expressive:aria-pressed:bg-secondary-container expressive:aria-pressed:text-on-secondary-container`}
            >
              <Layers {...iconProps} />
            </button>
          )}
          <button
            type="button"
            data-over-map
            aria-label={strings.center}
            onClick={onCenter}
            className={`${buttonClass} material:size-14! material:rounded-[16px]! baseline:text-tint! expressive:absolute! expressive:start-0 expressive:top-full expressive:mt-2 expressive:bg-primary-container! expressive:text-on-primary-container! expressive:shadow-float`}
          >
            <Navigation {...iconProps} className="size-5 -translate-x-px translate-y-px material:hidden" />
            <LocateFixed {...iconProps} className="size-6 ios:hidden" />
          </button>
        </div>
      </div>
    </>
  )
}
