'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Parallax } from '@/components/ui/parallax'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout2.json'
import { type AnswerCallbacks, Answers } from './answers'

/** Props of Parallax1. */
export type Parallax1Props = ScreenProps<typeof english> &
  AnswerCallbacks & {
    /** Called with the product that was pressed. */
    onSelect?: (product: (typeof english)['items'][number]) => void
  }

/** A sale: the offer at the bottom of the photo, the products below. */
export default function Parallax1({ data = english, onBack, ...callbacks }: Parallax1Props) {
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })), ...answers } = callbacks

  return (
    <Page>
      <Header title={data.title} titleAs="div" over onBack={onBack} />
      <Content grouped>
        <Parallax name={data.headerImage} alt={data.headerImageAlt}>
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <h1>
              <span className="block text-headline">{data.title}</span>
              <span className="block text-[length:calc(var(--pb-text-large-title)*1.25)] leading-tight font-bold tabular-nums ios:tracking-tight material:font-medium">
                {data.subtitle}
              </span>
            </h1>
            <div data-over className="-me-2 flex ios-26:bar-group ios-26:me-0">
              <Answers title={data.title} toasts={data.toasts} labels={data.labels} {...answers} />
            </div>
          </div>
        </Parallax>
        <List columns className="min-h-[calc(100cqh-var(--pb-bar-height)-var(--safe-top,0px))]">
          {data.items.map((product) => (
            <Item
              key={product.id}
              title={product.title}
              subtitle={product.description}
              end={
                <span className="flex flex-col items-end tabular-nums">
                  <span className="sr-only">
                    {interpolate(data.labels.newPrice, { price: product.newPrice })}
                  </span>
                  <span aria-hidden="true" className="font-medium text-tint">
                    {product.newPrice}
                  </span>
                  <span className="sr-only">
                    {interpolate(data.labels.oldPrice, { price: product.oldPrice })}
                  </span>
                  <s aria-hidden="true" className="text-footnote">
                    {product.oldPrice}
                  </s>
                </span>
              }
              lead={
                // No alt text: it would become part of the button's accessible name.
                <Picture name={product.image} ratio="square" sizes="64px" className="size-16 rounded-thumb" />
              }
              onClick={() => onSelect(product)}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
