import { withBase } from '@/lib/navigation/href'

/** The line under the device: its size, written by CSS as it is CSS that scales it, and the key that few know of. */
export default function StageFoot() {
  return (
    <>
      <p className="sh-size" dir="ltr" />
      <p>
        <kbd className="sh-kbd">F6</kbd> Switch between preview and panels
        <span aria-hidden="true">·</span>
        <a href={withBase('/docs/')}>Getting started</a>
      </p>
    </>
  )
}
