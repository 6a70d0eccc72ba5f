import { Logo } from '@/components/ui/logo'

/**
 * The logo, 160 px: plain on iOS, in the disc or shape of the platform's splash screen on Material.
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
