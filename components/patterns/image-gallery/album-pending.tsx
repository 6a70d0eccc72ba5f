import { StateView } from '@/components/ui/state-view'

/** A loading message over a page whose URL has a `gallery` parameter. The message fades in after 150 ms. */
export function AlbumPending() {
  return (
    <div className="absolute inset-0 hidden transition-opacity delay-150 in-data-gallery:flex starting:opacity-0">
      <StateView kind="loading" />
    </div>
  )
}
