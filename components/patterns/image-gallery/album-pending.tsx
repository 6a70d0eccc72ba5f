import { StateView } from '@/components/ui/state-view'

/** Stands in the place of the album that the address names until it is there; says so only when that takes a while. */
export function AlbumPending() {
  return (
    <div className="absolute inset-0 hidden transition-opacity delay-150 in-data-gallery:flex starting:opacity-0">
      <StateView kind="loading" />
    </div>
  )
}
