import type { ReactNode, SVGProps } from 'react'

/** An icon component with the props of an `<svg>`. */
export type SymbolIcon = (props: SVGProps<SVGSVGElement>) => ReactNode

const svgProps = { width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' }
const strokeProps = { strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/**
 * Creates an icon component with two drawings: a rounded Material Symbol (Apache License 2.0) in Material 3 Expressive, and the
 * strokes of Lucide (ISC License) elsewhere. An icon without an `aria-label` is hidden from screen readers, because the control
 * around the icon has the accessible name. Strokes are 1.75 px wide (2 px in a Page in Expressive) unless `strokeWidth` is set.
 * @param lucidePath path of the Lucide icon in a 24 px box
 * @param materialPath path of the Material Symbol in a 24 px box. Default: the strokes of Lucide on every platform
 * @param filledMaterialPath path of the filled Material Symbol, visible while the icon has a `fill`; `false` if a fill would hide
 *   the lines of the icon. The icon then has the attribute `data-never-filled`
 */
export const createSymbol =
  (lucidePath: string, materialPath?: string, filledMaterialPath?: string | false): SymbolIcon =>
  ({ 'aria-label': label, ...props }) => (
    <svg
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-never-filled={filledMaterialPath === false || undefined}
      {...svgProps}
      {...strokeProps}
      {...props}
    >
      <path vectorEffect="non-scaling-stroke" className="expressive:not-only:hidden" d={lucidePath} />
      {materialPath && (
        <path fill="currentColor" stroke="none" className="ios:hidden baseline:hidden" d={materialPath} />
      )}
      {filledMaterialPath && (
        <path stroke="none" className="ios:hidden baseline:hidden" d={filledMaterialPath} />
      )}
    </svg>
  )
