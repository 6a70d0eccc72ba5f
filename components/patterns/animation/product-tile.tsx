'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'

type Product = {
  image: string
  imageAlt: string
  title: string
  description: string
  oldPrice: string
  newPrice: string
}

type ProductTileProps = {
  product: Product
  labels: { oldPrice: string; newPrice: string }
  /** A tile across both columns, with a wide picture and larger text. */
  wide?: boolean
  eager?: boolean
  onClick: () => void
}

/** A product as a picture with both prices on a tag in its corner, with title and description. Screen readers announce which price is which. */
export function ProductTile({ product, labels, wide, eager, onClick }: ProductTileProps) {
  const { oldPrice, newPrice } = product
  return (
    <Card className="h-full">
      <button
        type="button"
        onClick={onClick}
        className="pressable flex h-full w-full flex-col rounded-card text-start focus-ring-over"
      >
        <span className="relative block w-full">
          <Picture
            name={product.image}
            alt={product.imageAlt}
            eager={eager}
            ratio={wide ? '3/2' : 'square'}
            sizes={wide ? undefined : '200px'}
          />
          <span className="absolute start-2.5 bottom-2.5 flex flex-wrap items-baseline gap-x-1.5 rounded-[16px] bg-surface px-2.5 py-1 tabular-nums text-footnote material:text-subhead">
            <span className="sr-only">{interpolate(labels.newPrice, { price: newPrice })}</span>
            <span aria-hidden="true" className="font-semibold text-label">
              {newPrice}
            </span>
            <span className="sr-only">{interpolate(labels.oldPrice, { price: oldPrice })}</span>
            <s aria-hidden="true" className="text-label-2">
              {oldPrice}
            </s>
          </span>
        </span>
        <span className="block flex-1 px-3.5 pt-2.5 pb-3.5">
          <span className={`block text-balance ${wide ? 'text-title3' : 'text-headline'}`}>
            {product.title}
          </span>
          <span
            className={`mt-0.5 block text-label-2 ${wide ? 'text-subhead' : 'text-footnote material:text-subhead'}`}
          >
            {product.description}
          </span>
        </span>
      </button>
    </Card>
  )
}
