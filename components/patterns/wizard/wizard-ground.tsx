import { Picture } from '@/components/ui/picture'

/** The accent's gradient as the ground of a page: everything that is tinted elsewhere turns white on it. */
export const onGradient =
  'bg-grad text-white [--pb-tint:#fff] [--pb-tint-fill:#fff] [--pb-on-tint:var(--pb-ink)] [--pb-on-surface-variant:#fff] [--pb-bar:rgb(0_0_0/0.5)] [--pb-sc:rgb(0_0_0/0.5)]'

/** Waves and a glow on the gradient, behind everything. */
export function WizardGround() {
  return (
    <div className="absolute inset-0 -z-1 overflow-hidden">
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
