'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Picture } from '@/components/ui/picture'
import type english from '@/data/listView/dragAndDrop/layout2.json'
import { useSortableRow } from './use-sortable-row'

type DragAndDrop1Data = typeof english

type ProductRowProps = {
  product: DragAndDrop1Data['items'][number]
  labels: DragAndDrop1Data['labels']
  onOpen: () => void
}

/**
 * A product in a list: a picture, the name, the seller, the price, the shipping, and a drag handle. If the frame is too narrow
 * for the size of the text, the text is below the picture.
 */
export function ProductRow({ product, labels, onOpen }: ProductRowProps) {
  const { ref, className, dragHandle } = useSortableRow(
    product.id,
    interpolate(labels.handle, { title: product.title }),
  )
  return (
    <li ref={ref} className={`group relative flex ${className}`}>
      <button
        type="button"
        onClick={onOpen}
        className="pressable flex min-w-0 flex-1 items-stretch gap-3 rounded-[inherit] text-start focus-ring-above @max-[16em]/frame:flex-col @max-[16em]/frame:gap-0 ios:after:hidden ios:active:bg-pressed material:gap-4 material:@max-[16em]/frame:gap-0"
      >
        <Picture
          src={product.image}
          alt={product.imageAlt}
          ratio="fill"
          sizes="200px"
          className="h-auto! min-h-28 w-[min(104px,30cqw)]! flex-none @max-[16em]/frame:h-44! @max-[16em]/frame:w-auto! my-2 ms-margin rounded-thumbnail"
        />
        <span className="flex min-w-0 flex-1 flex-col justify-center border-separator py-3 @max-[16em]/frame:ps-margin ios:border-b-hairline group-last:border-transparent">
          <span className="hyphens-auto wrap-break-word text-headline">{product.title}</span>
          <span className="mt-0.5 text-secondary-label text-subhead">{product.seller}</span>
          <span className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="text-headline tabular-nums">{product.price}</span>
            <span className="text-secondary-label ios:text-footnote material:text-subhead">
              {product.shipping}
            </span>
          </span>
        </span>
      </button>
      <span className="flex flex-none items-center border-separator pe-1 ios-18:border-b-hairline group-last:border-transparent">
        {dragHandle}
      </span>
    </li>
  )
}
