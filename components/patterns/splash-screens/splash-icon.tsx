import { Logo } from '@/components/ui/logo'

type SplashIconProps = {
  /** Class of the shape in Material 3 Expressive. */
  shapeClass?: string
  className?: string
}

/** The logo. On Material, it is on a disc (Baseline) or shape (Expressive) in the app icon's colors, by default 160 px wide. */
export function SplashIcon({ shapeClass = 'expressive:shape-cookie', className = '' }: SplashIconProps) {
  return (
    <span
      className={`grid place-items-center material:mx-auto material:size-40 material:bg-[linear-gradient(145deg,#4B2BE0,#B13BC4_62%,#FF6F61)] material:text-white baseline:rounded-full ${shapeClass} ${className}`}
    >
      <Logo className="size-20" />
    </span>
  )
}
