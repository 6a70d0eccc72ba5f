import { StateView } from '@/components/ui/state-view'

/** A loading message over the page. It fades in after 150 ms, and is hidden if the URL has no `gallery` parameter. */
export function AlbumLoading() {
  return (
    <div className="absolute inset-0 hidden transition-opacity delay-150 in-data-gallery:flex starting:opacity-0">
      <StateView kind="loading" />
    </div>
  )
}
