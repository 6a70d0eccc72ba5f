import { Picture } from '@/components/ui/picture'

/**
 * Classes for a page with WizardBackground: tinted elements become white, and filled buttons become white with text in the accent
 * color. In Material 3 Expressive, tinted elements and filled buttons have the color of text on the primary container.
 */
export const gradientPageClass =
  'text-(--pb-label) ios-26:glass-dark [--pb-label:#fff] [--pb-secondary-label:rgb(255_255_255/0.88)] [--pb-tint:#fff] [--pb-tint-fill:#fff] [--pb-tint-soft:rgb(255_255_255/0.18)] [--pb-on-tint:var(--pb-ink)] [--pb-on-secondary-container:#fff] [--pb-on-surface-variant:#fff] [--pb-bar:rgb(0_0_0/0.5)] [--pb-surface-container:rgb(0_0_0/0.5)] expressive:[--pb-label:var(--pb-on-primary-container)] expressive:[--pb-secondary-label:var(--pb-on-primary-container)] expressive:[--pb-tint:var(--pb-on-primary-container)] expressive:[--pb-tint-fill:var(--pb-on-primary-container)] expressive:[--pb-on-tint:var(--pb-primary-container)] expressive:[--pb-on-surface-variant:var(--pb-on-primary-container)] expressive:[--pb-surface-container-high:var(--pb-primary-container)]'

/** Background of a page: the accent gradient with waves and a glow; in Material 3 Expressive, large shapes on a flat color. */
export function WizardBackground() {
  return (
    <div className="absolute inset-0 -z-1 overflow-hidden bg-accent-gradient expressive:bg-primary-container expressive:bg-none">
      <Picture
        src="portrait-waves-teal"
        ratio="fill"
        eager
        className="absolute inset-0 opacity-70 mix-blend-soft-light expressive:hidden"
      />
      <div className="absolute inset-x-0 -top-48 mx-auto aspect-square w-160 max-w-none rounded-full bg-[radial-gradient(closest-side,rgb(255_255_255/0.2),transparent)] expressive:hidden" />
      <div className="absolute -end-28 -top-24 size-90 bg-white/20 theme-dark:bg-white/6 expressive:shape-clover ios:hidden baseline:hidden" />
      <div className="absolute -start-28 -bottom-24 size-80 bg-md-primary/12 expressive:shape-cookie ios:hidden baseline:hidden" />
    </div>
  )
}
