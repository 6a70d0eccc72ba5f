'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { MoreIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/actionSheet/layout3.json'
import { choices } from './choices'

type Item = (typeof english)['items'][number]

/** Props of ActionSheet2. */
export type ActionSheet2Props = ScreenProps<typeof english> & {
  /** Called with the chosen action, e.g. `delete`, and the card whose button opened the sheet. */
  onAction?: (action: string, item: Item) => void
  /** Called with the card that was pressed. */
  onSelect?: (item: Item) => void
}

/** Cards, each with a kebab button that opens an action sheet with a header. */
export default function ActionSheet2({ data = english, onBack, ...callbacks }: ActionSheet2Props) {
  const { toolbarTitle, items, actionSheet, toasts, labels } = data
  const overlays = useOverlays()

  const say = (key: string, title: string) => {
    const message = toasts[key as keyof typeof toasts]
    if (message) overlays.toast({ message: interpolate(message, { title }) })
  }
  const {
    onAction = (action, { title }) => say(action, title),
    onSelect = ({ title }) => say('item', title),
  } = callbacks
  const open = async (item: (typeof items)[number]) => {
    const { data } = await overlays.actionSheet({
      header: actionSheet.title,
      buttons: choices(actionSheet.buttons),
    })
    if (data) onAction(String(data), item)
  }

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {items.map((item, index) => (
            <Card key={item.id} as="li" className="flex flex-col">
              <div className="flex flex-1 items-center ps-margin pe-1">
                <button
                  type="button"
                  onClick={() => onSelect(item)}
                  className="min-w-0 flex-1 py-3 text-start focus-ring-over after:absolute after:inset-0 after:rounded-card"
                >
                  <span className="block text-caption text-label-2">{item.category}</span>
                  <span className="block text-title3">{item.title}</span>
                  <span className="block text-label-2 text-subhead">{item.subtitle}</span>
                </button>
                <IconButton
                  icon={MoreIcon}
                  label={interpolate(labels.more, { title: item.title })}
                  onClick={() => open(item)}
                  className="z-1 text-tint material:text-on-surface-variant"
                />
              </div>
              <Picture name={item.image} alt={item.imageAlt} eager={index === 0} ratio="16/9" />
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
