import { type IconProps, PlatformIcon } from './icon'

/** Three dots, for a button that shows more actions. */
export const MoreIcon = ({ className }: IconProps) => (
  <PlatformIcon
    className={className}
    ios="M5 12h.01M12 12h.01M19 12h.01"
    strokeWidth={4}
    baseline="M12 7.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm0 6.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm0 6.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z"
    expressive="M12 20q-.825 0-1.412-.587T10 18t.588-1.412T12 16t1.413.588T14 18t-.587 1.413T12 20m0-6q-.825 0-1.412-.587T10 12t.588-1.412T12 10t1.413.588T14 12t-.587 1.413T12 14m0-6q-.825 0-1.412-.587T10 6t.588-1.412T12 4t1.413.588T14 6t-.587 1.413T12 8"
  />
)

/** A magnifying glass. */
export const SearchIcon = ({ className }: IconProps) => (
  <PlatformIcon
    className={className}
    ios="M10.6 4a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0-13.2ZM15.6 15.6l5 5"
    strokeWidth={2}
    baseline="m19.6 21-6.3-6.3a6.1 6.1 0 0 1-3.8 1.3q-2.72 0-4.61-1.89Q3 12.23 3 9.5t1.89-4.61Q6.78 3 9.5 3t4.61 1.89Q16 6.78 16 9.5a6.1 6.1 0 0 1-1.3 3.8l6.3 6.3-1.4 1.4ZM9.5 14a4.34 4.34 0 0 0 3.19-1.31A4.34 4.34 0 0 0 14 9.5a4.34 4.34 0 0 0-1.31-3.19A4.34 4.34 0 0 0 9.5 5a4.34 4.34 0 0 0-3.19 1.31A4.34 4.34 0 0 0 5 9.5q0 1.88 1.31 3.19A4.34 4.34 0 0 0 9.5 14Z"
    expressive="M9.5 16q-2.725 0-4.612-1.888T3 9.5t1.888-4.612T9.5 3t4.613 1.888T16 9.5q0 1.1-.35 2.075T14.7 13.3l5.6 5.6q.275.275.275.7t-.275.7t-.7.275t-.7-.275l-5.6-5.6q-.75.6-1.725.95T9.5 16m0-2q1.875 0 3.188-1.312T14 9.5t-1.312-3.187T9.5 5T6.313 6.313T5 9.5t1.313 3.188T9.5 14"
  />
)

/** An X, for a button that closes something. */
export const CloseIcon = ({ className }: IconProps) => (
  <PlatformIcon
    className={className}
    ios="m5.5 5.5 13 13m0-13-13 13"
    strokeWidth={2.25}
    baseline="M6.4 19 5 17.6l5.6-5.6L5 6.4 6.4 5l5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19Z"
    expressive="m12 13.4l-4.9 4.9q-.275.275-.7.275t-.7-.275t-.275-.7t.275-.7l4.9-4.9l-4.9-4.9q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275l4.9 4.9l4.9-4.9q.275-.275.7-.275t.7.275t.275.7t-.275.7L13.4 12l4.9 4.9q.275.275.275.7t-.275.7t-.7.275t-.7-.275z"
  />
)

/** A plus sign. */
export const AddIcon = ({ className }: IconProps) => (
  <PlatformIcon
    className={className}
    ios="M12 4v16M4 12h16"
    strokeWidth={2.1}
    baseline="M11 13H5v-2h6V5h2v6h6v2h-6v6h-2v-6Z"
    expressive="M11 13H6q-.425 0-.712-.288T5 12t.288-.712T6 11h5V6q0-.425.288-.712T12 5t.713.288T13 6v5h5q.425 0 .713.288T19 12t-.288.713T18 13h-5v5q0 .425-.288.713T12 19t-.712-.288T11 18z"
  />
)
