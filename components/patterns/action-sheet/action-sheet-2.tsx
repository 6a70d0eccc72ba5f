'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { MoreIcon } from '@/components/ui/action-icons'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/actionSheet/layout3.json'
import { toActionSheetButtons } from './action-sheet-buttons'

type Restaurant = (typeof english)['items'][number]

/** Props of ActionSheet2. */
export type ActionSheet2Props = ScreenProps<typeof english> & {
  /** Called with the chosen action, e.g. `delete`, and the restaurant whose button opened the sheet. */
  onAction?: (action: string, item: Restaurant) => void
  /** Called with the restaurant that was pressed. */
  onSelect?: (item: Restaurant) => void
}

/**
 * Restaurants: one on a large picture, and the others in a list. Each restaurant has a button with three dots that opens an
 * action sheet with the name of the restaurant.
 */
export default function ActionSheet2({ data = english, onBack, ...callbacks }: ActionSheet2Props) {
  const { toolbarTitle, items, actionSheet, toasts, labels } = data
  const overlays = useOverlays()

  const showToast = (key: string, title: string) => {
    const message = toasts[key as keyof typeof toasts]
    if (message) overlays.toast({ message: interpolate(message, { title }) })
  }
  const {
    onAction = (action, { title }) => showToast(action, title),
    onSelect = ({ title }) => showToast('item', title),
  } = callbacks
  const openActionSheet = async (item: (typeof items)[number]) => {
    const { data: action } = await overlays.actionSheet({
      header: interpolate(actionSheet.title, { title: item.title }),
      subHeader: item.subtitle,
      buttons: toActionSheetButtons(actionSheet.buttons),
    })
    if (action) onAction(String(action), item)
  }

  const renderMenuButton = (item: (typeof items)[number], className: string) => (
    <IconButton
      icon={MoreIcon}
      label={interpolate(labels.more, { title: item.title })}
      onClick={() => openActionSheet(item)}
      className={`z-1 ${className}`}
    />
  )
  const [firstItem, ...otherItems] = items

  return (
    <Page>
      <Header title={toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        {firstItem && (
          <section className="squircle relative isolate mx-margin mt-2 flex min-h-[max(20rem,44cqh)] flex-none flex-col justify-end overflow-hidden rounded-[28px] text-white">
            <Picture
              src={firstItem.image}
              alt={firstItem.imageAlt}
              eager
              ratio="fill"
              sizes="min(160vw, 900px)"
              className="absolute! inset-0 -z-1"
            />
            <div
              className={`flex items-end gap-2 ps-5 pe-3 pt-20 pb-3 [--fade-height:5rem] ${photoScrimClass}`}
            >
              <button
                type="button"
                onClick={() => onSelect(firstItem)}
                className="min-w-0 flex-1 pb-1.5 text-start focus-ring-above after:absolute after:inset-0 after:rounded-[28px]"
              >
                <span className="block text-subhead">{firstItem.category}</span>
                <span className="block text-balance text-title2">{firstItem.title}</span>
                <span className="mt-0.5 block text-pretty text-subhead">{firstItem.subtitle}</span>
              </button>
              {renderMenuButton(
                firstItem,
                'bg-[#14141c]/45 bg-clip-content p-1 ios-26:glass-dark ios-26:glass ios-26:bg-clip-border ios-26:p-0',
              )}
            </div>
          </section>
        )}
        <List twoColumns className="pt-3!">
          {otherItems.map((item) => (
            <Item
              key={item.id}
              start={
                <Picture
                  src={item.image}
                  alt={item.imageAlt}
                  ratio="square"
                  sizes="72px"
                  className="w-18 rounded-[14px]"
                />
              }
              title={
                <>
                  <span className="block text-footnote material:text-subhead text-secondary-label">
                    {item.category}
                  </span>
                  <span className="ios:font-semibold">{item.title}</span>
                </>
              }
              subtitle={item.subtitle}
              onClick={() => onSelect(item)}
              actions={renderMenuButton(
                item,
                'text-secondary-label ios:bg-fill ios:bg-clip-content ios:p-1.5',
              )}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
