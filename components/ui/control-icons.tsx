type IconProps = { className?: string }

/** The checkmark of checkboxes, radio buttons, switches, segments, and swatches, in the text color. */
export function ControlCheckIcon({ className = 'size-4' }: IconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M3.4 8.4 6.6 11.6 12.8 4.8" />
    </svg>
  )
}

/** A filled disc with an exclamation mark, for an invalid field or an error message. */
export function ErrorIcon({ className = 'size-4' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path
        fillRule="evenodd"
        d="M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20Zm0-15.5c.6 0 1.1.5 1.1 1.1l-.2 5.2a.9.9 0 0 1-1.8 0l-.2-5.2c0-.6.5-1.1 1.1-1.1Zm0 10.8a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z"
      />
    </svg>
  )
}

/** A filled disc with an X, for a button that clears a field. */
export function ClearIcon({ className = 'size-4.5' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path
        fillRule="evenodd"
        d="M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM8.3 8.3a1 1 0 0 1 1.4 0l2.3 2.3 2.3-2.3a1 1 0 1 1 1.4 1.4L13.4 12l2.3 2.3a1 1 0 0 1-1.4 1.4L12 13.4l-2.3 2.3a1 1 0 0 1-1.4-1.4l2.3-2.3-2.3-2.3a1 1 0 0 1 0-1.4Z"
      />
    </svg>
  )
}

/** An eye, or a crossed-out eye, for a button that shows and hides a password. */
export function PasswordVisibilityIcon({
  isCrossedOut,
  className = 'size-6',
}: IconProps & { isCrossedOut: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path
        d={
          isCrossedOut
            ? 'M10.7 5.1a10.7 10.7 0 0 1 11.2 6.6 1 1 0 0 1 0 .7 10.7 10.7 0 0 1-1.4 2.5M14.1 14.2a3 3 0 0 1-4.2-4.2M17.5 17.5a10.7 10.7 0 0 1-15.4-5.2 1 1 0 0 1 0-.7 10.7 10.7 0 0 1 4.4-5.1M2 2l20 20'
            : 'M2.1 12.3a1 1 0 0 1 0-.7 10.7 10.7 0 0 1 19.9 0 1 1 0 0 1 0 .7 10.7 10.7 0 0 1-19.9 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'
        }
      />
    </svg>
  )
}
