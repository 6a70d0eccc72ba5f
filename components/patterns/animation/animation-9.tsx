'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { CloudDownload } from '@/components/ui/symbols/cloud-download'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout10.json'
import { type AnswerCallbacks, Answers } from '../parallax/answers'
import { ReplayButton } from './replay-button'

type Row = (typeof english)['items'][number]

/** Props of Animation9. */
export type Animation9Props = ScreenProps<typeof english> &
  AnswerCallbacks & {
    /** Called with the song that was pressed. */
    onSelect?: (song: Row) => void
    /** Called with the song to download. */
    onDownload?: (song: Row) => void
  }

/** FadeIn Right: the back of a record sleeve with its two sides next to each other. The songs fade in from the end side. */
export default function Animation9({ data = english, onBack, ...callbacks }: Animation9Props) {
  const { toasts, labels } = data
  const lang = useLang()
  const { row, replay } = useEntrance(entrances.fadeInRight)
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onDownload = ({ title }) => toast(interpolate(toasts.download, { title })),
    ...answers
  } = callbacks

  const half = Math.ceil(data.items.length / data.sides.length)

  return (
    <Page className="[--edge-background:#f5e1b7] theme-dark:[--edge-background:#2a1d10]">
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        onBack={onBack}
        end={<ReplayButton label={labels.replay} onClick={replay} />}
      />
      <Content className="bg-[#f5e1b7] text-[#2c1c0c] [--pb-label-2:#5b4024] [--pb-label:#2c1c0c] theme-dark:bg-[#2a1d10] theme-dark:text-[#f8e6c4] theme-dark:[--pb-label-2:#dcc198] theme-dark:[--pb-label:#f8e6c4]">
        <div className="flex flex-none flex-wrap-reverse items-end justify-between gap-x-4 gap-y-3 px-margin pt-3">
          <div className="min-w-0 flex-[1_1_8em]">
            <h1 className={`text-balance [--gutter:2.5rem] ${fittedTitle(data.title)}`}>{data.title}</h1>
            <p className="mt-1 text-subhead">{data.subtitle}</p>
            <div className="-ms-3 flex flex-wrap">
              <Answers title={data.title} toasts={toasts} labels={labels} {...answers} />
            </div>
          </div>
          <Picture
            name={data.headerImage}
            alt={data.headerImageAlt}
            eager
            ratio="square"
            sizes="130px"
            className="mb-3 w-[min(32cqw,10rem)] flex-none rounded-[4px]"
          />
        </div>
        <div className="grid flex-none grid-cols-2 gap-x-5 px-margin pt-3 @max-[18em]/frame:grid-cols-1">
          {data.sides.map((side, place) => (
            <section key={side.id} className="min-w-0">
              <h2 className="border-current border-b-2 pb-1.5 text-title3">{side.title}</h2>
              <ol className="-me-3 overflow-x-clip pe-3">
                {data.items.slice(place * half, (place + 1) * half).map((song, index) => (
                  <li
                    key={song.id}
                    ref={row.ref}
                    className={`${row.className} relative flex items-start gap-2 border-current/25 not-first:border-t-hair`}
                  >
                    <span
                      aria-hidden="true"
                      className="w-[1em] flex-none pt-2.5 text-headline tabular-nums material:pt-3.5"
                    >
                      {interpolate('{index}', { index: index + 1 }, lang)}
                    </span>
                    <button
                      type="button"
                      onClick={() => onSelect(song)}
                      className="min-h-target min-w-0 flex-1 wrap-break-word py-2.5 text-start after:absolute material:py-3.5 after:inset-0 focus-ring-over"
                    >
                      <span className="block text-balance text-headline ios:text-[length:var(--pb-text-subhead)]/[1.25]">
                        {song.title}
                      </span>
                      <span className="mt-0.5 block text-footnote text-label-2 material:text-subhead">
                        {song.description}
                      </span>
                      <span className="block text-footnote text-label-2 tabular-nums material:text-subhead">
                        {song.duration}
                      </span>
                    </button>
                    <IconButton
                      label={interpolate(labels.download, { title: song.title })}
                      onClick={() => onDownload(song)}
                      className="relative -me-3"
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
