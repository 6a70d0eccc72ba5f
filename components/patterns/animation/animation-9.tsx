'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { CloudDownload } from '@/components/ui/symbols/cloud-download'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout10.json'
import { LikeSaveShareButtons, type LikeSaveShareCallbacks } from '../parallax/like-save-share-buttons'
import { ReplayButton } from './replay-button'

type Song = (typeof english)['items'][number]

/** Props of Animation9. */
export type Animation9Props = ScreenProps<typeof english> &
  LikeSaveShareCallbacks & {
    /** Called with the song that was pressed. */
    onSelect?: (song: Song) => void
    /** Called with the song to download. */
    onDownload?: (song: Song) => void
  }

// A black record with grooves, a label, and a hole.
const vinylClass =
  'bg-[radial-gradient(circle_closest-side,#f5e1b7_0_5%,#c2603a_6%_36%,#0000_37%),repeating-radial-gradient(circle,#1b1614_0_3px,#4a3f38_4px)]'

/** FadeIn Right: a record and its songs, which fade in from the end side. In wide frames, sides A and B are in two columns. */
export default function Animation9({ data = english, onBack, ...callbacks }: Animation9Props) {
  const { toasts, labels } = data
  const lang = useContentLang()
  const { itemProps, replay } = useEntrance(entrances.fadeInRight)
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onDownload = ({ title }) => toast(interpolate(toasts.download, { title })),
    ...actionCallbacks
  } = callbacks

  const songsPerSide = Math.ceil(data.items.length / data.sides.length)

  return (
    <Page className="[--scroll-edge-color:#f5e1b7] theme-dark:[--scroll-edge-color:#2a1d10]">
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        onBack={onBack}
        end={<ReplayButton label={labels.replay} onClick={replay} />}
      />
      <Content className="bg-[#f5e1b7] text-[#2c1c0c] [--pb-secondary-label:#5b4024] [--pb-label:#2c1c0c] theme-dark:bg-[#2a1d10] theme-dark:text-[#f8e6c4] theme-dark:[--pb-secondary-label:#dcc198] theme-dark:[--pb-label:#f8e6c4]">
        <div className="flex flex-none flex-wrap-reverse items-end justify-between gap-x-4 gap-y-3 px-margin pt-3">
          <div className="min-w-0 flex-[1_1_8em]">
            <h1 className={`text-balance [--title-inset:2.5rem] ${fittedTitleClass(data.title)}`}>
              {data.title}
            </h1>
            <p className="mt-1 text-subhead">{data.subtitle}</p>
            <div className="-ms-3 flex flex-wrap">
              <LikeSaveShareButtons title={data.title} toasts={toasts} labels={labels} {...actionCallbacks} />
            </div>
          </div>
          <div className="relative mb-3 w-[min(46cqw,15rem)] flex-none">
            <span
              aria-hidden="true"
              className={`absolute inset-y-0.5 end-0 aspect-square rounded-full ring-[#f8e6c4]/30 theme-dark:ring-1 ${vinylClass}`}
            />
            <Picture
              src={data.headerImage}
              alt={data.headerImageAlt}
              eager
              ratio="square"
              sizes="150px"
              className="relative w-[66%] rounded-[4px] shadow-[0_2px_10px_rgb(44_28_12/.3)]"
            />
          </div>
        </div>
        <div className="grid flex-none gap-x-8 px-margin tablet:grid-cols-2">
          {data.sides.map((side, sideIndex) => (
            <section key={side.id} className="min-w-0 pt-5">
              <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 border-current border-b-2 pb-1.5 text-title3">
                {side.title}
                <span className="font-normal text-secondary-label text-subhead tabular-nums">
                  {side.duration}
                </span>
              </h2>
              <ol className="-me-3 overflow-x-clip pe-3">
                {data.items
                  .slice(sideIndex * songsPerSide, (sideIndex + 1) * songsPerSide)
                  .map((song, index) => (
                    <li
                      key={song.id}
                      ref={itemProps.ref}
                      className={`${itemProps.className} relative flex items-center gap-3 border-current/25 not-first:border-t-hairline`}
                    >
                      <span aria-hidden="true" className="w-[1em] flex-none text-headline tabular-nums">
                        {interpolate('{index}', { index: index + 1 }, lang)}
                      </span>
                      <button
                        type="button"
                        onClick={() => onSelect(song)}
                        className="flex min-h-target min-w-0 flex-1 flex-wrap items-center gap-x-3 py-2.5 text-start after:absolute after:inset-0 focus-ring-above"
                      >
                        <span className="min-w-[min(6em,100%)] flex-1 wrap-break-word">
                          <span className="block text-headline">{song.title}</span>
                          <span className="block text-secondary-label text-subhead">{song.description}</span>
                        </span>
                        <span className="text-secondary-label text-subhead tabular-nums">
                          {song.duration}
                        </span>
                      </button>
                      <IconButton
                        label={interpolate(labels.download, { title: song.title })}
                        onClick={() => onDownload(song)}
                        className="relative -me-3 -ms-2 text-secondary-label"
                      >
                        <CloudDownload aria-hidden="true" className="size-5 material:size-5.5" />
                      </IconButton>
                    </li>
                  ))}
              </ol>
            </section>
          ))}
        </div>
      </Content>
    </Page>
  )
}
