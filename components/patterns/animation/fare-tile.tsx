'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Picture } from '@/components/ui/picture'
import type english from '@/data/animation/layout5.json'

type FareTileProps = {
  fare: (typeof english)['items'][number]
  labels: { oldPrice: string; newPrice: string }
  eager?: boolean
  onClick: () => void
}

/**
 * A fare, as a button: a picture of the destination in an airplane window, and below it, the name of the destination, the
 * description, and the new and old prices. For screen readers, the prices replace `{price}` in `labels`.
 */
export function FareTile({ fare, labels, eager, onClick }: FareTileProps) {
  const { oldPrice, newPrice } = fare
  return (
    <button
      type="button"
      onClick={onClick}
      className="pressable flex w-full flex-col items-center rounded-card pb-2 text-center focus-ring-above ios:after:hidden ios:active:opacity-70"
    >
      <span className="block w-[min(86%,13rem)] rounded-[999px] bg-surface p-2.5 shadow-card expressive:bg-secondary-container expressive:shadow-none">
        <Picture
          src={fare.image}
          alt={fare.imageAlt}
          eager={eager}
          ratio="3/4"
          sizes="200px"
          className="rounded-[999px] shadow-[inset_0_0_0_1px_rgb(0_0_0/.08)]"
        />
      </span>
      <span className="mt-3 block text-headline">{fare.title}</span>
      <span className="block text-secondary-label text-subhead">{fare.description}</span>
      <span className="mt-0.5 flex flex-wrap items-baseline expressive:mt-2 justify-center gap-x-1.5 tabular-nums">
        <span className="sr-only">{interpolate(labels.newPrice, { price: newPrice })}</span>
        <span
          aria-hidden="true"
          className="text-headline text-tint expressive:rounded-pill expressive:bg-primary-container expressive:px-3 expressive:py-1 expressive:text-on-primary-container"
        >
          {newPrice}
        </span>
        <span className="sr-only">{interpolate(labels.oldPrice, { price: oldPrice })}</span>
        <s aria-hidden="true" className="text-secondary-label text-subhead">
          {oldPrice}
        </s>
      </span>
    </button>
  )
}
