'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout3.json'

/** Props of Timeline2. */
export type Timeline2Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** Colors of the notes, used in turn. */
const noteColorClasses = [
  'ios:bg-[#FBE3B8] ios:theme-dark:bg-[#473819] baseline:bg-tint-soft expressive:bg-primary-container expressive:text-on-primary-container',
  'ios:bg-[#D8E7FA] ios:theme-dark:bg-[#1E3450] baseline:bg-tint-soft expressive:bg-(--pb-tertiary-container) expressive:text-(--pb-on-tertiary-container)',
  'ios:bg-[#F8D7D2] ios:theme-dark:bg-[#4A2528] baseline:bg-tint-soft expressive:bg-secondary-container expressive:text-on-secondary-container',
  'ios:bg-[#D7EBDD] ios:theme-dark:bg-[#1D3B2C] baseline:bg-tint-soft expressive:bg-surface-bright',
]

/** Recent comments as colored notes, newest first. Except in narrow frames, a line separates them from their days and times. */
export default function Timeline2({ data = english, onBack, ...callbacks }: Timeline2Props) {
  const { toolbarTitle, items, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped>
        <ol className="mx-auto w-full max-w-160 flex-none px-margin pt-2">
          {items.map((item, index) => (
            <li
              key={item.id}
              className="relative grid grid-cols-[5.5em_minmax(0,1fr)] gap-x-8 pb-4 text-body before:absolute before:start-[calc(5.5em+1rem-1px)] before:top-5 before:-bottom-5 before:w-0.5 before:bg-tint-fill/50 last:before:hidden @max-[18em]/frame:grid-cols-1 @max-[18em]/frame:before:hidden"
            >
              <p className="pt-3 text-end @max-[18em]/frame:text-start">
                <span className="block text-balance text-headline">{item.day}</span>
                <span className="block text-footnote text-secondary-label tabular-nums">{item.time}</span>
              </p>
              <span
                aria-hidden="true"
                className="absolute start-[calc(5.5em+.5625rem)] top-4 size-3.5 rounded-full bg-tint-fill outline-4 outline-grouped @max-[18em]/frame:hidden"
              />
              <button
                type="button"
                onClick={() => onSelect(item)}
                className={`pressable squircle flex flex-col gap-3 rounded-card rounded-ss-[6px] p-4 text-start focus-ring-above ${noteColorClasses[index % noteColorClasses.length]}`}
              >
                <span
                  className={`text-pretty wrap-break-word ${index === 0 ? 'text-title2' : 'text-title3'}`}
                >
                  {item.description}
                </span>
                <span className="flex items-center gap-2.5 text-footnote">
                  <Avatar src={item.avatar} size="sm" eager={index < 3} />
                  <span className="min-w-0 flex-1">
                    <span className="block wrap-break-word font-semibold">{item.title}</span>
                    <span className="block text-[length:min(var(--pb-text-footnote),5.5cqw)] wrap-break-word">
                      <bdi>@{item.subtitle}</bdi>
                    </span>
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </Content>
    </Page>
  )
}
