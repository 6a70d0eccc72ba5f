'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout8.json'
import { ReplayButton } from './replay-button'

/** Props of Animation7. */
export type Animation7Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** SlideIn Left: a group chat below the song that it discusses. The bubbles slide in from the start side without fading. */
export default function Animation7({ data = english, onBack, ...callbacks }: Animation7Props) {
  const { row, replay } = useEntrance(entrances.slideInLeft)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <div className="mx-margin mt-2 flex flex-none items-center gap-3 rounded-card bg-[#45163a] p-2.5 pe-4 text-white">
          <Picture
            name={data.image}
            eager
            ratio="square"
            sizes="64px"
            className="size-16 flex-none rounded-thumb"
          />
          <div className="min-w-0">
            <h1 className="text-balance text-title3">{data.allComments}</h1>
            <p className="text-subhead">{data.subtitle}</p>
          </div>
        </div>
        <ul className="flex flex-none flex-col gap-2.5 overflow-x-clip px-margin pt-4 tablet:px-[12cqw]">
          {data.items.map((comment) => (
            <li key={comment.id} {...row}>
              <button
                type="button"
                onClick={() => onSelect(comment)}
                className={`pressable flex w-full items-end gap-2 rounded-[22px] text-start ${comment.isAuthor ? 'flex-row-reverse' : ''}`}
              >
                <Avatar name={comment.image} eager />
                <span
                  className={`min-w-0 max-w-[82%] rounded-[20px] px-3.5 py-2 ${comment.isAuthor ? 'rounded-ee-[6px] bg-tint-fill text-on-tint' : 'rounded-es-[6px] bg-surface'}`}
                >
                  <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-footnote">
                    <span className="font-semibold">{comment.title}</span>
                    <span className={comment.isAuthor ? '' : 'text-label-2'}>{comment.time}</span>
                  </span>
                  <span className="block text-pretty text-body">{comment.description}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
