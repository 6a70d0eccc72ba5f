import { TramFront } from '@/components/ui/symbols/tram-front'
import type english from '@/data/textview.json'

type TextviewData = typeof english

/** The sign of a tram stop on its pole: the number of the line in large type, the name of the stop, and the direction. */
export function TramStopSign({ line, stop, direction }: TextviewData['sign']) {
  return (
    <div className="absolute end-margin bottom-0 flex w-[min(15em,62cqw)] flex-col items-center">
      <div className="w-full overflow-hidden rounded-[18px] bg-white text-[#12263f] shadow-float">
        <p className="flex items-center justify-between gap-3 bg-[#12365c] px-4 py-2.5 text-white">
          <TramFront aria-hidden="true" strokeWidth={2.75} className="size-11 flex-none" />
          <span className="font-bold text-[length:calc(var(--text-scale)*3.25rem)]/[1] tabular-nums">
            {line}
          </span>
        </p>
        <p className="px-4 pt-2.5 pb-3">
          <span className="block text-balance wrap-break-word text-title3">{stop}</span>
          <span className="block wrap-break-word text-footnote">{direction}</span>
        </p>
      </div>
      <span
        aria-hidden="true"
        className="h-12 w-3 bg-linear-to-r from-[#3c4654] via-[#8d98a6] to-[#3c4654]"
      />
    </div>
  )
}
