import type { ReactNode } from 'react'

/** Props of the icons. */
export type IconProps = {
  /** Size and color. Default: 24 px in the text color. */
  className?: string
}

/** An icon in the platform's style. It is decorative: the control around it has the accessible name. */
export type IconComponent = (props: IconProps) => ReactNode

// Draws in a 24 px box: strokes for iOS, fills for Material. Each icon is a function, so that bundlers omit unused icons.
const draw = (className = 'size-6', ios: string, width: number, material: string, expressive: string) => (
  <>
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      strokeWidth={width}
      className={`flex-none fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] *:[vector-effect:non-scaling-stroke] material:hidden ${className}`}
    >
      <path d={ios} />
    </svg>
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={`flex-none ios:hidden ${className}`}>
      <path d={material} className="expressive:hidden" />
      <path d={expressive} className="baseline:hidden" />
    </svg>
  </>
)

/** A back arrow, mirrored in right-to-left layouts. */
export const BackIcon = ({ className = 'size-6' }: IconProps) =>
  draw(
    `flip ${className}`,
    'M15 4 6.9 12 15 20',
    2.5,
    'M7.8 13 13.4 18.6 12 20 4 12 12 4l1.4 1.4L7.8 11H20v2H7.8Z',
    'm7.825 13l4.9 4.9q.3.3.288.7t-.313.7q-.3.275-.7.288t-.7-.288l-6.6-6.6q-.15-.15-.213-.325T4.426 12t.063-.375t.212-.325l6.6-6.6q.275-.275.688-.275t.712.275q.3.3.3.713t-.3.712L7.825 11H19q.425 0 .713.288T20 12t-.288.713T19 13z',
  )

/** Three lines, for a button that opens the side menu. */
export const MenuIcon = ({ className }: IconProps) =>
  draw(
    className,
    'M4 7.5h16M4 12h16M4 16.5h16',
    2,
    'M3 18v-2h18v2H3Zm0-5v-2h18v2H3Zm0-5V6h18v2H3Z',
    'M4 18q-.425 0-.712-.288T3 17t.288-.712T4 16h16q.425 0 .713.288T21 17t-.288.713T20 18zm0-5q-.425 0-.712-.288T3 12t.288-.712T4 11h16q.425 0 .713.288T21 12t-.288.713T20 13zm0-5q-.425 0-.712-.288T3 7t.288-.712T4 6h16q.425 0 .713.288T21 7t-.288.713T20 8z',
  )

/** A magnifying glass. */
export const SearchIcon = ({ className }: IconProps) =>
  draw(
    className,
    'M10.6 4a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0-13.2ZM15.6 15.6l5 5',
    2,
    'm19.6 21-6.3-6.3a6.1 6.1 0 0 1-3.8 1.3q-2.72 0-4.61-1.89Q3 12.23 3 9.5t1.89-4.61Q6.78 3 9.5 3t4.61 1.89Q16 6.78 16 9.5a6.1 6.1 0 0 1-1.3 3.8l6.3 6.3-1.4 1.4ZM9.5 14a4.34 4.34 0 0 0 3.19-1.31A4.34 4.34 0 0 0 14 9.5a4.34 4.34 0 0 0-1.31-3.19A4.34 4.34 0 0 0 9.5 5a4.34 4.34 0 0 0-3.19 1.31A4.34 4.34 0 0 0 5 9.5q0 1.88 1.31 3.19A4.34 4.34 0 0 0 9.5 14Z',
    'M9.5 16q-2.725 0-4.612-1.888T3 9.5t1.888-4.612T9.5 3t4.613 1.888T16 9.5q0 1.1-.35 2.075T14.7 13.3l5.6 5.6q.275.275.275.7t-.275.7t-.7.275t-.7-.275l-5.6-5.6q-.75.6-1.725.95T9.5 16m0-2q1.875 0 3.188-1.312T14 9.5t-1.312-3.187T9.5 5T6.313 6.313T5 9.5t1.313 3.188T9.5 14',
  )

/** The platform's share symbol. */
export const ShareIcon = ({ className }: IconProps) =>
  draw(
    className,
    'M8 9.5H6.2A1.7 1.7 0 0 0 4.5 11.2v8.1A1.7 1.7 0 0 0 6.2 21h11.6a1.7 1.7 0 0 0 1.7-1.7v-8.1a1.7 1.7 0 0 0-1.7-1.7H16M12 14.5V2.6M8.2 6.2 12 2.4l3.8 3.8',
    1.75,
    'M18 22q-1.25 0-2.13-.88Q15 20.25 15 19q0-.17.1-.7l-7.03-4.1q-.4.37-.92.58Q6.63 15 6 15q-1.25 0-2.13-.88Q3 13.25 3 12t.87-2.13Q4.75 9 6 9q.63 0 1.15.22.52.2.92.58L15.1 5.7q-.05-.18-.07-.34Q15 5.2 15 5q0-1.25.87-2.13Q16.75 2 18 2t2.13.87Q21 3.75 21 5t-.87 2.13Q19.25 8 18 8q-.63 0-1.15-.22-.52-.2-.92-.58L8.9 11.3q.05.18.08.34Q9 11.8 9 12t-.02.36q-.03.16-.08.34l7.03 4.1q.4-.37.92-.58Q17.37 16 18 16q1.25 0 2.13.88Q21 17.75 21 19t-.87 2.12Q19.25 22 18 22Z',
    'M17 22q-1.25 0-2.125-.875T14 19q0-.15.075-.7L7.05 14.2q-.4.375-.925.588T5 15q-1.25 0-2.125-.875T2 12t.875-2.125T5 9q.6 0 1.125.213t.925.587l7.025-4.1q-.05-.175-.062-.337T14 5q0-1.25.875-2.125T17 2t2.125.875T20 5t-.875 2.125T17 8q-.6 0-1.125-.213T14.95 7.2l-7.025 4.1q.05.175.063.338T8 12t-.012.363t-.063.337l7.025 4.1q.4-.375.925-.587T17 16q1.25 0 2.125.875T20 19t-.875 2.125T17 22m0-2q.425 0 .713-.287T18 19t-.288-.712T17 18t-.712.288T16 19t.288.713T17 20M5 13q.425 0 .713-.288T6 12t-.288-.712T5 11t-.712.288T4 12t.288.713T5 13m12.713-7.288Q18 5.426 18 5t-.288-.712T17 4t-.712.288T16 5t.288.713T17 6t.713-.288M17 5',
  )

/** Three dots, for a button that shows more actions. */
export const MoreIcon = ({ className }: IconProps) =>
  draw(
    className,
    'M5 12h.01M12 12h.01M19 12h.01',
    4,
    'M12 7.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm0 6.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm0 6.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z',
    'M12 20q-.825 0-1.412-.587T10 18t.588-1.412T12 16t1.413.588T14 18t-.587 1.413T12 20m0-6q-.825 0-1.412-.587T10 12t.588-1.412T12 10t1.413.588T14 12t-.587 1.413T12 14m0-6q-.825 0-1.412-.587T10 6t.588-1.412T12 4t1.413.588T14 6t-.587 1.413T12 8',
  )

/** An X, for a button that closes something. */
export const CloseIcon = ({ className }: IconProps) =>
  draw(
    className,
    'm5.5 5.5 13 13m0-13-13 13',
    2.25,
    'M6.4 19 5 17.6l5.6-5.6L5 6.4 6.4 5l5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19Z',
    'm12 13.4l-4.9 4.9q-.275.275-.7.275t-.7-.275t-.275-.7t.275-.7l4.9-4.9l-4.9-4.9q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275l4.9 4.9l4.9-4.9q.275-.275.7-.275t.7.275t.275.7t-.275.7L13.4 12l4.9 4.9q.275.275.275.7t-.275.7t-.7.275t-.7-.275z',
  )

/** A plus sign. */
export const AddIcon = ({ className }: IconProps) =>
  draw(
    className,
    'M12 4v16M4 12h16',
    2.1,
    'M11 13H5v-2h6V5h2v6h6v2h-6v6h-2v-6Z',
    'M11 13H6q-.425 0-.712-.288T5 12t.288-.712T6 11h5V6q0-.425.288-.712T12 5t.713.288T13 6v5h5q.425 0 .713.288T19 12t-.288.713T18 13h-5v5q0 .425-.288.713T12 19t-.712-.288T11 18z',
  )

/** A checkmark. */
export const CheckIcon = ({ className }: IconProps) =>
  draw(
    className,
    'm5 12.6 4.7 4.900L19 6.8',
    2.4,
    'm9.55 18-5.7-5.7 1.43-1.43 4.27 4.28 9.18-9.180L20.15 7.4 9.55 18Z',
    'm9.55 15.15l8.475-8.475q.3-.3.7-.3t.7.3t.3.713t-.3.712l-9.175 9.2q-.3.3-.7.3t-.7-.3L4.55 13q-.3-.3-.288-.712t.313-.713t.713-.3t.712.3z',
  )

/** An arrow that points to the end, mirrored in right-to-left layouts. */
export const ChevronIcon = ({ className = 'size-6' }: IconProps) =>
  draw(
    `flip ${className}`,
    'm9.2 5.4 6.5 6.6-6.5 6.6',
    2.4,
    'M9.4 18 8 16.600l4.6-4.600L8 7.4 9.4 6l6 6-6 6Z',
    'M12.6 12L8.7 8.1q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275l4.6 4.6q.15.15.213.325t.062.375t-.062.375t-.213.325l-4.6 4.6q-.275.275-.7.275t-.7-.275t-.275-.7t.275-.7z',
  )
