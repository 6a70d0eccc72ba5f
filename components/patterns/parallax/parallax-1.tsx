'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Parallax } from '@/components/ui/parallax'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout2.json'
import { LikeSaveShareButtons, type LikeSaveShareCallbacks } from './like-save-share-buttons'

/** Props of Parallax1. */
export type Parallax1Props = ScreenProps<typeof english> &
  LikeSaveShareCallbacks & {
    /** Called with the product that was pressed. */
    onSelect?: (product: (typeof english)['items'][number]) => void
  }

/** A sale: the offer at the bottom of the photo, and the products in a grid below the photo. */
export default function Parallax1({ data = english, onBack, ...callbacks }: Parallax1Props) {
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })), ...actionCallbacks } =
    callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        overPicture
        onBack={onBack}
        end={
          <LikeSaveShareButtons
            title={data.title}
            toasts={data.toasts}
            labels={data.labels}
            {...actionCallbacks}
          />
        }
      />
      <Content grouped>
        <Parallax src={data.headerImage} alt={data.headerImageAlt}>
          <h1>
            <span className="block text-headline">{data.title}</span>
            <span className="block text-[length:calc(var(--pb-text-large-title)*1.25)] leading-tight font-bold tabular-nums ios:tracking-tight baseline:font-medium">
              {data.subtitle}
            </span>
          </h1>
        </Parallax>
        <ul className="grid min-h-[calc(100cqh-var(--pb-bar-height)-var(--safe-top,0px))] flex-none auto-rows-fr grid-cols-2 content-start gap-3 px-margin pt-4 @max-[16em]/frame:auto-rows-min @max-[16em]/frame:grid-cols-1 tablet:auto-rows-min tablet:grid-cols-3">
          {data.items.map((product, index) => (
            <Card key={product.id} as="li">
              <button
                type="button"
                onClick={() => onSelect(product)}
                className="pressable flex size-full flex-col rounded-[inherit] text-start focus-ring-above ios:after:hidden ios:active:bg-pressed"
              >
                {/* No alt text: it would become part of the button's accessible name. */}
                <Picture src={product.image} ratio="4/3" sizes="240px" eager={index < 4} />
                <span className="block px-3.5 pt-3 wrap-break-word text-headline">{product.title}</span>
                <span className="block px-3.5 pt-0.5 text-secondary-label text-pretty ios:text-footnote material:text-subhead">
                  {product.description}
                </span>
                <span className="mt-auto flex flex-wrap items-baseline gap-x-2 px-3.5 pt-2 pb-3.5 tabular-nums">
                  <span className="sr-only">
                    {interpolate(data.labels.newPrice, { price: product.newPrice })}
                  </span>
                  <span aria-hidden="true" className="text-headline expressive:text-title3">
                    {product.newPrice}
                  </span>
                  <span className="sr-only">
                    {interpolate(data.labels.oldPrice, { price: product.oldPrice })}
                  </span>
                  <s aria-hidden="true" className="text-secondary-label text-subhead">
                    {product.oldPrice}
                  </s>
                </span>
              </button>
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
