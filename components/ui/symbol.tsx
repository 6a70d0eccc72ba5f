import type { LucideIcon, LucideProps } from 'lucide-react'
import type { ReactNode } from 'react'

/** An icon component with the same props as Lucide's icons. */
export type SymbolIcon = (props: LucideProps) => ReactNode

/**
 * An icon with a shape for each family: the strokes of Lucide, and a rounded Material Symbol in Material 3 Expressive. It is
 * decorative, because the control around it has the accessible name, unless it has an `aria-label`. Strokes are
 * 1.75 px wide at every size of the icon, unless `strokeWidth` (px) sets another width.
 *
 * @param Base the icon of Lucide
 * @param outline path of the Material Symbol in a 24 px box
 * @param solid path of its filled form, visible while the icon has a `fill` (`fill-current`)
 */
export const symbol = (Base: LucideIcon, outline?: string, solid?: string): SymbolIcon =>
  function MaterialSymbol({ className = '', ...props }) {
    return (
      <Base
        aria-hidden={props['aria-label'] ? undefined : true}
        strokeWidth={1.75}
        className={`*:[vector-effect:non-scaling-stroke] expressive:symbol ${className}`}
        {...props}
      >
        {outline && <path key="outline" className="symbol-outline ios:hidden baseline:hidden" d={outline} />}
        {solid && <path key="solid" className="symbol-solid ios:hidden baseline:hidden" d={solid} />}
      </Base>
    )
  }
