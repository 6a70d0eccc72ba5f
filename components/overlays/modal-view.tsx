'use client'

import type { Live } from '@/lib/overlay/live'
import { contentOf } from './content'
import { Layer } from './layer'

/** A screen of its own over the page: fills a phone's frame, is a centred window in a wide one (engine.md 4). */
export function ModalView({ live }: { live: Live<'modal'> }) {
  return (
    <Layer
      live={live}
      label={live.options.label}
      className="flex items-center justify-center"
      wrapperClassName="flex size-full flex-col overflow-hidden bg-page @3xl:h-[min(600px,100%)] @3xl:w-[600px] @3xl:rounded-[10px] @3xl:shadow-float @3xl:material:rounded-alert"
    >
      {contentOf(live.options.content, live)}
    </Layer>
  )
}
