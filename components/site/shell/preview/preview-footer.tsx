/** Text next to the device: its size, which CSS generates because CSS scales the device, and a keyboard shortcut. */
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
