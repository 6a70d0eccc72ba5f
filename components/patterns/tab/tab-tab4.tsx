'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Heart } from '@/components/ui/symbols/heart'
import { Play } from '@/components/ui/symbols/play'
import { Shuffle } from '@/components/ui/symbols/shuffle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab4.json'
import { TabPage } from './tab-page'

/** Props of Tab4. */
export type Tab4Props = ScreenProps<typeof english> & {
  /** Called with the album that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
  /** Called when the play button (`isShuffled` is false) or the shuffle button (true) is pressed. */
  onPlay?: (isShuffled: boolean) => void
}

/** Liked music: a card for all songs with a play and a shuffle button, and a grid of album covers. */
export default function Tab4({ data = english, onBack, ...callbacks }: Tab4Props) {
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })),
    onPlay = (isShuffled) => toast(isShuffled ? data.toasts.shuffle : data.toasts.play),
  } = callbacks

  return (
    <TabPage onBack={onBack} data={data} tabName="tab4" grouped={false}>
      <div className="mx-auto w-full max-w-160 flex-none px-margin pt-2">
        <section className="squircle relative isolate overflow-hidden rounded-card p-4 text-white">
          <Picture
            src={data.image}
            eager
            ratio="fill"
            className="absolute! inset-0 -z-1 after:absolute after:inset-0 after:bg-[rgb(20_6_50/.4)]"
          />
          <div className="flex min-h-42 flex-col items-start justify-between gap-3">
            <span className="grid size-18 flex-none place-items-center rounded-[18px] bg-white text-[#B0186A] expressive:shape-cookie">
              <Heart aria-hidden="true" className="size-9 fill-current" />
            </span>
            <div className="min-w-0">
              <h2 className="text-large-title">{data.title}</h2>
              <p className="text-body">{data.subtitle}</p>
            </div>
          </div>
          <div className="mt-4 flex flex-wrap gap-2.5 expressive:button-group">
            <Button
              size="sm"
              icon={<Play aria-hidden="true" className="size-4.5 fill-current" />}
              onClick={() => onPlay(false)}
              className="flex-1 bg-white! text-[#14141c]!"
            >
              {data.play}
            </Button>
            <Button
              size="sm"
              icon={<Shuffle aria-hidden="true" className="size-4.5" />}
              onClick={() => onPlay(true)}
              className="flex-1 bg-white/25! text-white!"
            >
              {data.shuffle}
            </Button>
          </div>
        </section>
        <h2 className="pt-5 pb-2.5 text-title3">{data.albums}</h2>
        <ul className="grid grid-cols-2 gap-x-3 gap-y-4 tablet:grid-cols-3">
          {data.items.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => onSelect(item)}
                className="pressable block w-full rounded-[16px] text-start focus-ring-above"
              >
                <Picture
                  src={item.image}
                  eager={index < 4}
                  ratio="square"
                  sizes="50vw"
                  className="squircle rounded-[14px] expressive:rounded-[24px]"
                />
                <span className="block pt-2 text-pretty text-headline">{item.title}</span>
                <span className="block text-secondary-label text-subhead">{item.subtitle}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </TabPage>
  )
}
