'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { useOverlays } from '@patternbook/engine/overlay'
import { MoreIcon } from '@/components/ui/action-icons'
import { Content } from '@/components/ui/content'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { Parallax } from '@/components/ui/parallax'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/actionSheet/layout1.json'
import { toActionSheetButtons } from './action-sheet-buttons'

type Product = (typeof english)['items'][number]

/** Props of ActionSheet0. */
export type ActionSheet0Props = ScreenProps<typeof english> & {
  /** Called with the chosen action, e.g. `cart`. Not called when the sheet is closed without an action. */
  onAction?: (action: string) => void
  /** Called with the product when its name is pressed. */
  onSelect?: (item: Product) => void
  /** Called with the product when its price is pressed. */
  onBuy?: (item: Product) => void
}

/** A product page with a tall photo. The button with three dots in the bar opens an action sheet. */
export default function ActionSheet0({ data = english, onBack, ...callbacks }: ActionSheet0Props) {
  const { headerImage, headerImageAlt, items, actionSheet, toasts, labels, toolbarTitle } = data
  const overlays = useOverlays()
  const { mode } = useFrame()

  const showToast = (message?: string) => message && overlays.toast({ message })
  const {
    onAction = (action) => showToast(toasts[action as keyof typeof toasts]),
    onSelect = ({ title }) => showToast(interpolate(toasts.item, { title })),
    onBuy = () => showToast(toasts.proceed),
  } = callbacks
  const openActionSheet = async () => {
    const { data: action } = await overlays.actionSheet({
      // This sheet has a header only in Material, because in iOS 26 it is a menu that opens from its button.
      header: mode === 'md' ? items[0]?.title : undefined,
      subHeader: mode === 'md' ? items[0]?.subtitle : undefined,
      buttons: toActionSheetButtons(actionSheet.buttons),
    })
    if (action) onAction(String(action))
  }

  return (
    <Page>
      <Header
        title={toolbarTitle}
        titleAs="div"
        overPicture="dark"
        onBack={onBack}
        end={<IconButton icon={MoreIcon} width="narrow" label={labels.more} onClick={openActionSheet} />}
      />
      <Content>
        <Parallax src={headerImage} alt={headerImageAlt} className="h-75" />
        {items.map((item) => (
          <article key={item.id} className="mx-auto w-full max-w-160 px-margin pt-5">
            {/* The price wraps below the title if they do not fit on one line. */}
            <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
              <button
                type="button"
                className="pressable -m-2 min-w-0 flex-[1_1_11em] rounded-thumbnail p-2 text-start ios:after:hidden ios:active:opacity-60"
                onClick={() => onSelect(item)}
              >
                <span className="block text-subhead text-secondary-label">{item.category}</span>
                <h1
                  className={`mt-0.5 text-balance [--title-inset:2.5rem] ${fittedTitleClass(item.title, 'title1')}`}
                >
                  {item.title}
                </h1>
              </button>
              <button
                type="button"
                aria-label={interpolate(labels.price, { price: item.price })}
                className="pressable tap-target mt-5 flex-none rounded-pill bg-tint-soft px-4 py-1.5 text-headline text-tint tabular-nums ios:after:hidden ios:active:opacity-60 material:py-2.5 material:text-button baseline:text-on-secondary-container expressive:bg-tint-fill expressive:text-on-tint"
                onClick={() => onBuy(item)}
              >
                {item.price}
              </button>
            </div>
            <p className="mt-0.5 text-pretty text-secondary-label text-subhead">{item.subtitle}</p>
            <dl className="mt-5 grid grid-cols-3 gap-2 @max-[15em]/frame:grid-cols-1">
              {item.facts.map(({ value, label }) => (
                <div
                  key={label}
                  className="flex flex-col-reverse rounded-thumbnail bg-fill px-3 py-2.5 expressive:rounded-[20px] expressive:bg-surface-container expressive:p-4"
                >
                  <dt className="text-footnote text-secondary-label">{label}</dt>
                  <dd className="text-headline tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
            {item.productDescriptions.map((text) => (
              <p key={text} className="mt-4 text-pretty text-body-read">
                {text}
              </p>
            ))}
            <figure className="mt-5 squircle rounded-group bg-fill p-4 expressive:rounded-[28px] expressive:bg-secondary-container expressive:text-on-secondary-container">
              <p className="text-headline">{item.review.rating}</p>
              <blockquote className="mt-1.5 text-pretty text-body">{item.review.text}</blockquote>
              <figcaption className="mt-1.5 text-footnote text-secondary-label expressive:text-inherit">
                {item.review.author}
              </figcaption>
            </figure>
          </article>
        ))}
      </Content>
    </Page>
  )
}
