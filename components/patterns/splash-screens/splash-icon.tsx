import { Logo } from '@/components/ui/logo'

/**
 * The mark: bare on iOS, on Material in the disc or shape of the platform's splash screen, 160 px.
 * @param shape class of the shape in Expressive
 */
export function SplashIcon({ shape = 'expressive:shape-cookie' }: { shape?: string }) {
  return (
    <span
      className={`grid place-items-center material:mx-auto material:size-40 material:bg-on-primary-container material:text-primary-container baseline:rounded-full ${shape}`}
    >
      <Logo className="size-20" />
    </span>
  )
}
