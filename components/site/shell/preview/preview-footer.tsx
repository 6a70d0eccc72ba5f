/** The corners next to the device: its size, written by CSS because CSS scales it, and the key that few know of. */
export default function PreviewFooter() {
  return (
    <>
      <p className="sh-size" dir="ltr" />
      <p>
        <kbd className="sh-kbd">F6</kbd> Switch between preview and panels
      </p>
    </>
  )
}
