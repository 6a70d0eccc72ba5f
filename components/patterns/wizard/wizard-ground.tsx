import { Picture } from '@/components/ui/picture'

/** Classes for a page with WizardGround: tinted elements become white, filled buttons white with tinted text. */
export const onGradient =
  'text-white ios-26:glass-dark [--pb-label:#fff] [--pb-label-2:rgb(255_255_255/0.88)] [--pb-tint:#fff] [--pb-tint-fill:#fff] [--pb-tint-soft:rgb(255_255_255/0.18)] [--pb-on-tint:var(--pb-ink)] [--pb-on-secondary-container:#fff] [--pb-on-surface-variant:#fff] [--pb-bar:rgb(0_0_0/0.5)] [--pb-sc:rgb(0_0_0/0.5)]'

/** Background of a page: the accent gradient with waves and a glow. */
export function WizardGround() {
  return (
    <div className="absolute inset-0 -z-1 overflow-hidden bg-grad">
      <Picture
        name="portrait-waves-teal"
        ratio="fill"
        eager
        className="absolute inset-0 opacity-70 mix-blend-soft-light"
      />
      <div className="absolute inset-x-0 -top-48 mx-auto aspect-square w-160 max-w-none rounded-full bg-[radial-gradient(closest-side,rgb(255_255_255/0.2),transparent)]" />
    </div>
  )
}
