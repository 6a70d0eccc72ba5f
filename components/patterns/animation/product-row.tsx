'use client'
import { fill } from '@patternbook/engine/data/fill'
import type { ReactNode } from 'react'
import { Item, type ItemProps } from '@/components/ui/item'
import { Picture } from '@/components/ui/picture'

type Product = { image: string; imageAlt: string; title: string; oldPrice: string; newPrice: string }

type ProductRowProps = Pick<ItemProps, 'ref' | 'className' | 'onClick'> & {
  product: Product
  /** Text below the title. */
  note: string
  /** Text below the prices. */
  seller?: ReactNode
  labels: { oldPrice: string; newPrice: string }
  eager?: boolean
}

/** A product with a tall picture, the previous price and the current price. Screen readers announce which price is which. */
export function ProductRow({ product, note, seller, labels, eager, ...item }: ProductRowProps) {
  const { oldPrice, newPrice } = product
  return (
    <Item
      {...item}
      title={<span className="text-headline">{product.title}</span>}
      lead={
        <span data-tall>
          <Picture
            name={product.image}
            alt={product.imageAlt}
            eager={eager}
            ratio="fill"
            sizes="120px"
            className="h-auto! aspect-[4/5] w-[min(7.5rem,28cqw)]! rounded-thumb"
          />
        </span>
      }
    >
      <span className="-mt-2 mb-1 block text-label-2 text-subhead">{note}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="sr-only">{fill(labels.newPrice, { price: newPrice })}</span>
        <span aria-hidden="true" className="text-headline text-tint tabular-nums">
          {newPrice}
        </span>
        <span className="sr-only">{fill(labels.oldPrice, { price: oldPrice })}</span>
        <s aria-hidden="true" className="text-label-2 text-subhead tabular-nums">
          {oldPrice}
        </s>
      </span>
      {seller && <span className="mt-0.5 block text-footnote text-label-2">{seller}</span>}
    </Item>
  )
}
