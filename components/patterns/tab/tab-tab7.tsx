'use client'
import { useOverlays } from '@patternbook/engine/overlay'
import { Avatar } from '@/components/ui/avatar'
import { MoreIcon } from '@/components/ui/icon'
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
  /** Called with the chosen action, e.g. `cart`; not when the sheet is closed without one. */
  onAction?: (action: string) => void
}

/** A product: the headline over a photo with parallax, the seller's row with a kebab button, the text. */
export default function Tab7({ data = english, onBack, ...callbacks }: Tab7Props) {
  const overlays = useOverlays()
  const toast = useToast()
  const {
    onAction = (action) => {
      const message = data.toasts[action as keyof typeof data.toasts]
      if (message) toast(message)
    },
  } = callbacks

  const open = async () => {
    const buttons = data.actionSheet.buttons.map((button) => {
      const Icon = icons[button.icon as keyof typeof icons]
      return { ...button, icon: Icon && <Icon aria-hidden="true" strokeWidth={1.75} /> }
    })
    const chosen = await overlays.actionSheet({ buttons })
    if (chosen.data) onAction(String(chosen.data))
  }

  return (
    <TopTabPage onBack={onBack} data={data} tab="tab7" titleAs="div" plain>
      <div className="drift relative flex min-h-60 flex-none flex-col justify-end overflow-hidden text-white">
        <Picture
          name={data.headerImage}
          alt={data.headerImageAlt}
          eager
          ratio="fill"
          className="scrim absolute! inset-0"
        />
        <div className="relative z-1 px-margin pt-24 pb-5">
          <p className="font-semibold text-footnote material:text-subhead">{data.category}</p>
          <h1 className="mt-1 text-balance text-title1">{data.title}</h1>
        </div>
      </div>
      <div className="mx-auto w-full max-w-160">
        <div className="flex items-center gap-3 py-3 ps-margin pe-2.5 material:pe-1">
          <Avatar name={data.avatar} />
          <div className="min-w-0 flex-1">
            <p className="text-headline text-subhead">{data.subtitle}</p>
            <p className="text-footnote text-label-2">{data.time}</p>
          </div>
          <IconButton
            icon={MoreIcon}
            label={data.labels.more}
            onClick={open}
            className="text-tint material:text-on-surface-variant"
          />
        </div>
        {data.items.map((item) => (
          <p key={item.id} className="px-margin pb-4 text-pretty text-body-read">
            {item.description}
          </p>
        ))}
      </div>
    </TopTabPage>
  )
}
