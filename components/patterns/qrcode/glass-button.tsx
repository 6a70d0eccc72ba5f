import type { ReactNode } from 'react'

type GlassButtonProps = {
  label: string
  /** State of a toggle button. */
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

/** A round glass button over video; white when it is pressed. */
export function GlassButton({ label, pressed, onClick, children }: GlassButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="pressable grid size-target place-items-center rounded-full bg-[rgb(16_18_26/.62)] text-white backdrop-blur-lg aria-pressed:bg-white aria-pressed:text-[#101218]"
    >
      {children}
    </button>
  )
}
