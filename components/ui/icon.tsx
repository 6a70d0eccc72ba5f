import type { ReactNode } from 'react'

/** Props of the icons. */
export type IconProps = {
  /** Size and color. Default: 24 px in the text color. */
  className?: string
}

/** An icon in the platform's style. It is decorative: the control around it has the accessible name. */
export type IconComponent = (props: IconProps) => ReactNode

type PlatformIconProps = IconProps & {
  /** Path of the strokes on iOS, in a 24 px box. */
  ios: string
  /** Width of the strokes, px. */
  strokeWidth: number
  /** Filled path for Baseline. */
  baseline: string
  /** Filled path for Material 3 Expressive. */
  expressive: string
}

/** An icon with one path for iOS and one for each generation of Material. */
export const PlatformIcon = ({
  className = 'size-6',
  ios,
  strokeWidth,
  baseline,
  expressive,
}: PlatformIconProps) => (
  <>
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      className={`flex-none fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] *:[vector-effect:non-scaling-stroke] material:hidden ${className}`}
    >
      <path d={ios} />
    </svg>
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={`flex-none ios:hidden ${className}`}>
      <path d={baseline} className="expressive:hidden" />
      <path d={expressive} className="baseline:hidden" />
    </svg>
  </>
)

/** The platform's back symbol, mirrored in right-to-left layouts. */
export const BackIcon = ({ className = 'size-6' }: IconProps) => (
  <PlatformIcon
    className={`mirror-rtl ${className}`}
    ios="M15 4 6.9 12 15 20"
    strokeWidth={2.5}
    baseline="M7.8 13 13.4 18.6 12 20 4 12 12 4l1.4 1.4L7.8 11H20v2H7.8Z"
    expressive="m7.825 13l4.9 4.9q.3.3.288.7t-.313.7q-.3.275-.7.288t-.7-.288l-6.6-6.6q-.15-.15-.213-.325T4.426 12t.063-.375t.212-.325l6.6-6.6q.275-.275.688-.275t.712.275q.3.3.3.713t-.3.712L7.825 11H19q.425 0 .713.288T20 12t-.288.713T19 13z"
  />
)

/** Three lines, for a button that opens the side menu. */
export const MenuIcon = ({ className }: IconProps) => (
  <PlatformIcon
    className={className}
    ios="M4 7.5h16M4 12h16M4 16.5h16"
    strokeWidth={2}
    baseline="M3 18v-2h18v2H3Zm0-5v-2h18v2H3Zm0-5V6h18v2H3Z"
    expressive="M4 18q-.425 0-.712-.288T3 17t.288-.712T4 16h16q.425 0 .713.288T21 17t-.288.713T20 18zm0-5q-.425 0-.712-.288T3 12t.288-.712T4 11h16q.425 0 .713.288T21 12t-.288.713T20 13zm0-5q-.425 0-.712-.288T3 7t.288-.712T4 6h16q.425 0 .713.288T21 7t-.288.713T20 8z"
  />
)

/** A checkmark. */
export const CheckIcon = ({ className }: IconProps) => (
  <PlatformIcon
    className={className}
    ios="m5 12.6 4.7 4.900L19 6.8"
    strokeWidth={2.4}
    baseline="m9.55 18-5.7-5.7 1.43-1.43 4.27 4.28 9.18-9.180L20.15 7.4 9.55 18Z"
    expressive="m9.55 15.15l8.475-8.475q.3-.3.7-.3t.7.3t.3.713t-.3.712l-9.175 9.2q-.3.3-.7.3t-.7-.3L4.55 13q-.3-.3-.288-.712t.313-.713t.713-.3t.712.3z"
  />
)

/** A chevron that points to the end, mirrored in right-to-left layouts. */
export const ChevronIcon = ({ className = 'size-6' }: IconProps) => (
  <PlatformIcon
    className={`mirror-rtl ${className}`}
    ios="m9.2 5.4 6.5 6.6-6.5 6.6"
    strokeWidth={2.4}
    baseline="M9.4 18 8 16.600l4.6-4.600L8 7.4 9.4 6l6 6-6 6Z"
    expressive="M12.6 12L8.7 8.1q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275l4.6 4.6q.15.15.213.325t.062.375t-.062.375t-.213.325l-4.6 4.6q-.275.275-.7.275t-.7-.275t-.275-.7t.275-.7z"
  />
)

/** The platform's share symbol. */
export const ShareIcon = ({ className }: IconProps) => (
  <PlatformIcon
    className={className}
    ios="M8 9.5H6.2A1.7 1.7 0 0 0 4.5 11.2v8.1A1.7 1.7 0 0 0 6.2 21h11.6a1.7 1.7 0 0 0 1.7-1.7v-8.1a1.7 1.7 0 0 0-1.7-1.7H16M12 14.5V2.6M8.2 6.2 12 2.4l3.8 3.8"
    strokeWidth={1.75}
    baseline="M18 22q-1.25 0-2.13-.88Q15 20.25 15 19q0-.17.1-.7l-7.03-4.1q-.4.37-.92.58Q6.63 15 6 15q-1.25 0-2.13-.88Q3 13.25 3 12t.87-2.13Q4.75 9 6 9q.63 0 1.15.22.52.2.92.58L15.1 5.7q-.05-.18-.07-.34Q15 5.2 15 5q0-1.25.87-2.13Q16.75 2 18 2t2.13.87Q21 3.75 21 5t-.87 2.13Q19.25 8 18 8q-.63 0-1.15-.22-.52-.2-.92-.58L8.9 11.3q.05.18.08.34Q9 11.8 9 12t-.02.36q-.03.16-.08.34l7.03 4.1q.4-.37.92-.58Q17.37 16 18 16q1.25 0 2.13.88Q21 17.75 21 19t-.87 2.12Q19.25 22 18 22Z"
    expressive="M17 22q-1.25 0-2.125-.875T14 19q0-.15.075-.7L7.05 14.2q-.4.375-.925.588T5 15q-1.25 0-2.125-.875T2 12t.875-2.125T5 9q.6 0 1.125.213t.925.587l7.025-4.1q-.05-.175-.062-.337T14 5q0-1.25.875-2.125T17 2t2.125.875T20 5t-.875 2.125T17 8q-.6 0-1.125-.213T14.95 7.2l-7.025 4.1q.05.175.063.338T8 12t-.012.363t-.063.337l7.025 4.1q.4-.375.925-.587T17 16q1.25 0 2.125.875T20 19t-.875 2.125T17 22m0-2q.425 0 .713-.287T18 19t-.288-.712T17 18t-.712.288T16 19t.288.713T17 20M5 13q.425 0 .713-.288T6 12t-.288-.712T5 11t-.712.288T4 12t.288.713T5 13m12.713-7.288Q18 5.426 18 5t-.288-.712T17 4t-.712.288T16 5t.288.713T17 6t.713-.288M17 5"
  />
)
