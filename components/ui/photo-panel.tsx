import type { ReactNode } from 'react'
import { LogoTile } from './logo'
import { Picture } from './picture'

/** A picture behind the whole page, darkened at the top and the bottom; a child of Page, next to Header and Content. */
export function PhotoBackdrop({ name, alt }: { name: string; alt: string }) {
  return (
    <div className="absolute inset-0 -z-1 after:absolute after:inset-0 after:bg-linear-to-b after:from-[rgb(20_8_30/.42)] after:via-[rgb(20_8_30/.1)] after:via-40% after:to-[rgb(20_8_30/.5)]">
      <Picture name={name} alt={alt} ratio="fill" eager className="absolute inset-0" />
    </div>
  )
}

/** Classes of a panel with a form over a picture: a floating pane of frosted glass on iOS, a sheet with 28 px corners on Material. */
export const photoPanel =
  'squircle flex-none tablet:mx-auto tablet:w-full tablet:max-w-md ios:mx-margin ios-18:rounded-[32px] ios-26:rounded-[34px] ios:bg-white/92 ios:px-5 ios:pt-6 ios:pb-5 ios:shadow-[0_20px_60px_rgb(20_0_30/.28),inset_0_0_0_.5px_rgb(255_255_255/.6)] ios:backdrop-blur-2xl ios:backdrop-saturate-190 ios:[--field-cell:#fff] ios-18:supports-[corner-shape:squircle]:rounded-[44px] ios:theme-dark:bg-[rgb(24_24_28/.9)] ios:theme-dark:shadow-[0_20px_60px_rgb(0_0_0/.4),inset_0_0_0_.5px_rgb(255_255_255/.14)] ios:theme-dark:[--field-cell:var(--pb-surface-2)] material:rounded-t-sheet material:bg-sc-low material:px-6 material:pt-8 material:pb-[max(env(safe-area-inset-bottom),2.5rem)] material:[--field-notch:var(--pb-sc-low)]'

/**
 * The logo over a picture and, at the bottom of the page, a panel with a form: a floating pane of frosted glass on iOS,
 * a sheet with 28 px corners on Material. Its Content needs `material:pb-0!`, so that the sheet reaches the edge.
 */
export function PhotoPanel({ children }: { children: ReactNode }) {
  return (
    <>
      <div data-hero className="flex min-h-36 flex-1 flex-col justify-center py-6">
        <LogoTile className="mx-auto size-20 flex-none ios:shadow-[0_12px_32px_rgb(20_0_30/.35)]" />
      </div>
      <div className={photoPanel}>{children}</div>
    </>
  )
}
