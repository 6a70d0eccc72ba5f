'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'
import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { type Reaction, ReactionButton } from '@/components/ui/reaction-button'
import { commentText, likeText } from '@/components/ui/reaction-text'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/segment/layout3.json'

type Segment2Data = typeof english

type Offer = Segment2Data['page1']['items'][number]

/** Callbacks of an offer. Each callback replaces a message that is shown by default. */
export type OfferCallbacks = {
  /** Called with the offer that was pressed. */
  onSelect?: (offer: Offer) => void
  /** Called when an offer is liked or no longer liked. */
  onLike?: (offer: Offer, isActive: boolean) => void
  /** Called when the comment button of an offer is turned on or off. */
  onComment?: (offer: Offer, isActive: boolean) => void
}

type OfferCardProps = OfferCallbacks & {
  offer: Offer
  toasts: Segment2Data['toasts']
  /** Language for the numbers. */
  lang: Lang
  /** Loads the picture early, for offers in the initial viewport. */
  eager?: boolean
}

/**
 * A card that looks like a ticket. Above a dashed line are the photo, date, title, and description of an offer. Below the line
 * are the value of the offer and the like and comment buttons. A tap anywhere else on the card selects the offer.
 */
export function OfferCard({ offer, toasts, lang, eager, ...callbacks }: OfferCardProps) {
  const toast = useToast()
  const headlineId = useId()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onLike = (_, isActive) => toast(isActive ? toasts.like : toasts.unlike),
    onComment = (_, isActive) => toast(isActive ? toasts.comment : toasts.uncomment),
  } = callbacks
  const handleLike = ({ isActive }: Reaction) => onLike(offer, isActive)
  const handleComment = ({ isActive }: Reaction) => onComment(offer, isActive)

  return (
    <Card as="li" className="flex flex-col">
      <div className="flex flex-1 @max-[16em]/frame:flex-col">
        <Picture
          src={offer.image}
          alt={offer.imageAlt}
          eager={eager}
          ratio="fill"
          sizes="136px"
          className="h-auto! min-h-32 w-[min(8.5rem,34cqw)] flex-none @max-[16em]/frame:w-full"
        />
        <div className="min-w-0 flex-1 self-center px-4 py-3.5 wrap-break-word">
          <p className="text-secondary-label ios:text-footnote material:text-subhead">{offer.date}</p>
          <h2 id={headlineId} className="mt-0.5 text-balance text-headline">
            {offer.title}
          </h2>
          <p className="mt-1 text-pretty text-secondary-label text-subhead">{offer.description}</p>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="relative mx-4 border-separator border-t-2 border-dashed before:absolute before:-start-7 before:-top-3 before:size-6 before:rounded-full before:bg-grouped after:absolute after:-end-7 after:-top-3 after:size-6 after:rounded-full after:bg-grouped"
      />
      <button
        type="button"
        aria-labelledby={headlineId}
        onClick={() => onSelect(offer)}
        className="pressable absolute! inset-0 rounded-card focus-ring-above"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-1 py-1 ps-4 pe-1.5">
        <p className="py-2 text-tint text-title2 tabular-nums">{offer.value}</p>
        <div className="flex flex-wrap">
          <ReactionButton
            kind="like"
            initialReaction={offer.like}
            label={(number) => likeText(offer.like.text, number, lang)}
            onChange={handleLike}
            className="z-1"
          >
            {(number) => formatDigits(number, lang)}
          </ReactionButton>
          <ReactionButton
            kind="comment"
            initialReaction={offer.comment}
            label={(number) => commentText(offer.comment.text, number, lang)}
            onChange={handleComment}
            className="z-1"
          >
            {(number) => formatDigits(number, lang)}
          </ReactionButton>
        </div>
      </div>
    </Card>
  )
}
