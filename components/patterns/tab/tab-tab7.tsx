'use client'
import { useOverlays } from '@patternbook/engine/overlay'
import { MoreIcon } from '@/components/ui/action-icons'
import { Avatar } from '@/components/ui/avatar'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { BookOpen } from '@/components/ui/symbols/book-open'
import { Heart } from '@/components/ui/symbols/heart'
import { ShoppingCart } from '@/components/ui/symbols/shopping-cart'
import { Trash2 } from '@/components/ui/symbols/trash-2'
import { X } from '@/components/ui/symbols/x'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab7.json'
import { TopTabPage } from './top-tab-page'

const icons = { 'shopping-cart': ShoppingCart, heart: Heart, 'book-open': BookOpen, 'trash-2': Trash2, x: X }

/** Props of Tab7. */
export type Tab7Props = ScreenProps<typeof english> & {
  /** Called with the `data` of the chosen action, e.g. `cart`. Not called if the user closes the sheet without a choice. */
  onAction?: (action: string) => void
}

/** A product: a photo, the name and price, four facts, the seller with a button for more actions, and a description. */
export default function Tab7({ data = english, onBack, ...callbacks }: Tab7Props) {
  const overlays = useOverlays()
  const toast = useToast()
  const {
    onAction = (action) => {
      const message = data.toasts[action as keyof typeof data.toasts]
      if (message) toast(message)
    },
  } = callbacks

  const openActions = async () => {
    const buttons = data.actionSheet.buttons.map((button) => {
      const Icon = icons[button.icon as keyof typeof icons]
      return { ...button, icon: Icon && <Icon aria-hidden="true" /> }
    })
    const result = await overlays.actionSheet({ buttons })
    if (result.data !== undefined) onAction(String(result.data))
  }

  return (
    <TopTabPage onBack={onBack} data={data} tabName="tab7" titleAs="div">
      <div className="mx-auto w-full max-w-160 flex-none px-margin pt-1 material:pt-3">
        <Picture
          src={data.headerImage}
          alt={data.headerImageAlt}
          eager
          ratio="4/3"
          className="squircle rounded-[26px] material:rounded-[28px]"
        />
        <p className="pt-4 text-secondary-label text-subhead">{data.category}</p>
        <h1 className="text-balance text-title1">{data.title}</h1>
        <p className="pt-0.5 text-title3 tabular-nums">
          {data.price} <s className="ms-1 font-normal text-secondary-label text-subhead">{data.oldPrice}</s>
        </p>
        <dl className="mt-4 grid grid-cols-4 overflow-hidden rounded-group *:border-separator *:px-1 *:py-3 *:text-center @max-[20em]/frame:grid-cols-2 ios:bg-surface ios:*:not-first:border-s-hairline material:gap-0.5 material:*:rounded-[4px] material:*:bg-[var(--cell-background,var(--pb-surface-container))]">
          {data.facts.map(({ id, label, value }) => (
            <div key={id} className="flex flex-col-reverse justify-end">
              <dt className="text-footnote material:text-subhead text-secondary-label">{label}</dt>
              <dd className="text-headline tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 flex items-center gap-3 rounded-group bg-surface py-2.5 ps-4 pe-2 material:bg-[var(--cell-background,var(--pb-surface-container))]">
          <Avatar src={data.avatar} />
          <div className="min-w-0 flex-1">
            <p className="text-headline">{data.seller}</p>
            <p className="text-secondary-label text-subhead">{data.time}</p>
          </div>
          <IconButton
            icon={MoreIcon}
            label={data.labels.more}
            onClick={openActions}
            className="text-secondary-label ios:bg-fill ios:bg-clip-content ios:p-1.5"
          />
        </div>
        <h2 className="pt-6 pb-2 text-title3">{data.about}</h2>
        {data.paragraphs.map(({ id, text }) => (
          <p key={id} className="pb-3 text-pretty text-body-read">
            {text}
          </p>
        ))}
      </div>
    </TopTabPage>
  )
}
