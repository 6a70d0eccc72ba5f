import { StateView } from '@/components/ui/state-view'

/** Covers the page with a loading message until the album in the URL is known. The message fades in after 150 ms. */
export function AlbumPending() {
  return (
    <div className="absolute inset-0 hidden transition-opacity delay-150 in-data-gallery:flex starting:opacity-0">
      <StateView kind="loading" />
    </div>
  )
}
