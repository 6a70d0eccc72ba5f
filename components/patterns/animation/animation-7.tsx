'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Play } from '@/components/ui/symbols/play'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout8.json'
import { Composer } from '../comment/composer'
import { useConversation } from '../comment/use-conversation'
import { ReplayButton } from './replay-button'

/** Props of Animation7. */
export type Animation7Props = ScreenProps<typeof english> & {
  /** Called with the message that was pressed. Default: shows a toast. */
  onSelect?: (item: { title: string; description: string }) => void
  /** Called with the text of a new message, which the app must add to `data`. If omitted, the screen itself adds the message. */
  onSend?: (text: string) => void
  /** Called when the play button next to the song is pressed. Default: shows a toast. */
  onListen?: () => void
}

/** SlideIn Left: a song, and a group chat about the song. The messages slide in from the start side without fading. */
export default function Animation7({ data = english, onBack, ...callbacks }: Animation7Props) {
  const { itemProps, replay } = useEntrance(entrances.slideInLeft)
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })),
    onSend,
    onListen = () => toast(data.toasts.listen),
  } = callbacks
  const { entries, sendMessage, rowRef } = useConversation(data, onSend)
  const listenerImages = data.items.filter(({ isAuthor }) => !isAuthor).map(({ image }) => image)

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        onBack={onBack}
        end={<ReplayButton staysInBar label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped className="scroll-pb-28 pb-28!">
        <div className="squircle mx-margin mt-2 flex flex-none flex-wrap items-center justify-between gap-3 rounded-card bg-[#45163a] p-3 text-white">
          <Picture
            src={data.image}
            eager
            ratio="square"
            sizes="72px"
            className="size-18 flex-none rounded-thumbnail"
          />
          <div className="min-w-0 flex-1 @max-[16em]/frame:order-last @max-[16em]/frame:basis-full">
            <h1 className="text-balance text-title3">{data.allComments}</h1>
            <p className="text-subhead">{data.subtitle}</p>
            <div aria-hidden="true" className="mt-1.5 flex -space-x-2">
              {listenerImages.map((name) => (
                <Avatar key={name} src={name} size="sm" eager className="border-2 border-[#45163a]" />
              ))}
            </div>
          </div>
          <IconButton label={data.labels.listen} onClick={onListen} className="bg-white text-[#45163a]">
            <Play aria-hidden="true" className="size-6 fill-current" />
          </IconButton>
        </div>
        <ul
          aria-live="polite"
          className="flex flex-none flex-col gap-3.5 overflow-x-clip px-margin pt-4 tablet:px-[12cqw]"
        >
          {entries.map((message) => {
            const isOwn = 'isAuthor' in message ? message.isAuthor : true
            return (
              <li key={message.id} {...(message.id < 0 ? {} : itemProps)}>
                <button
                  ref={rowRef}
                  type="button"
                  onClick={() => onSelect(message)}
                  className={`pressable flex w-full items-end gap-2 rounded-[24px] text-start ${isOwn ? 'flex-row-reverse' : ''}`}
                >
                  {!isOwn && <Avatar src={message.image} eager />}
                  <span
                    className={`flex min-w-0 max-w-[82%] flex-col ${isOwn ? 'items-end' : 'items-start'}`}
                  >
                    <span className="flex flex-wrap gap-x-2 px-3.5 pb-1 text-footnote text-secondary-label material:px-4">
                      <span className={isOwn ? 'sr-only' : 'font-semibold'}>{message.title}</span>
                      {message.time}
                    </span>
                    <span
                      className={`block rounded-[20px] px-3.5 py-2 text-pretty text-body material:rounded-[24px] material:px-4 material:py-2.5 ${isOwn ? 'rounded-ee-[4px]! bg-tint-fill text-on-tint expressive:bg-primary-container expressive:text-on-primary-container' : 'rounded-es-[4px]! bg-surface'}`}
                    >
                      {message.description}
                    </span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </Content>
      <Composer data={{ labels: data.labels }} onSend={sendMessage} />
    </Page>
  )
}
