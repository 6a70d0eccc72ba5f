/** Text at the bottom of the preview: the size of the device's screen, which CSS generates, and a keyboard shortcut. */
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
