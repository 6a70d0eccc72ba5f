import { Logo } from '@/components/ui/logo'

type SplashIconProps = {
  /** Class of the shape in Expressive. */
  shape?: string
  className?: string
}

/** The logo: plain on iOS, in the disc or shape of 160 px of the platform's splash screen on Material. */
export function SplashIcon({ shape = 'expressive:shape-cookie', className = '' }: SplashIconProps) {
  return (
    <span
      className={`grid place-items-center material:mx-auto material:size-40 material:bg-on-primary-container material:text-primary-container baseline:rounded-full ${shape} ${className}`}
    >
      <Logo className="size-20" />
    </span>
  )
}
