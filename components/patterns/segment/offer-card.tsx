'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { commentText, likeText } from '@/components/ui/like-text'
import { Picture } from '@/components/ui/picture'
import { type Reaction, ReactionButton } from '@/components/ui/reaction-button'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/segment/layout3.json'

type Segment2Data = typeof english

type Offer = Segment2Data['page1']['items'][number]

/** Callbacks of an offer; each replaces the demo's message. */
export type OfferCallbacks = {
  /** Called with the offer that was pressed. */
  onSelect?: (offer: Offer) => void
  /** Called when an offer is liked or no longer liked. */
  onLike?: (offer: Offer, isActive: boolean) => void
  /** Called when the comment button of an offer is pressed. */
  onComment?: (offer: Offer, isActive: boolean) => void
}

type OfferCardProps = OfferCallbacks & {
  offer: Offer
  toasts: Segment2Data['toasts']
  /** Language for the numbers. */
  lang: 'en' | 'ar'
  /** Loads the picture early, for offers in the initial viewport. */
  eager?: boolean
}

/** An offer: photo, date, headline, a few lines, and like and comment buttons. A tap elsewhere opens it. */
export function OfferCard({ offer, toasts, lang, eager, ...callbacks }: OfferCardProps) {
  const toast = useToast()
  const headline = useId()
  const {
    onSelect = ({ title }) => toast(fill(toasts.item, { title })),
    onLike = (_, isActive) => toast(isActive ? toasts.like : toasts.unlike),
    onComment = (_, isActive) => toast(isActive ? toasts.comment : toasts.uncomment),
  } = callbacks
  const liked = ({ isActive }: Reaction) => onLike(offer, isActive)
  const commented = ({ isActive }: Reaction) => onComment(offer, isActive)

  return (
    <Card as="li" className="flex flex-col">
      <Picture name={offer.image} alt={offer.imageAlt} eager={eager} ratio="16/9" />
      <div className="flex-1 px-margin pt-3.5 material:pt-4">
        <p className="text-footnote text-label-2">{offer.date}</p>
        <h2 id={headline} className="mt-0.5 text-balance text-title3">
          {offer.title}
        </h2>
        <p className="mt-1 text-pretty text-label-2 text-subhead">{offer.description}</p>
      </div>
      <button
        type="button"
        aria-labelledby={headline}
        onClick={() => onSelect(offer)}
        className="pressable absolute! inset-0 rounded-card focus-ring-over"
      />
      <div className="flex flex-wrap gap-x-1 px-1.5 py-1 material:px-1">
        <ReactionButton kind="like" initial={offer.like} onChange={liked} className="z-1">
          {(number) => likeText(offer.like.text, number, lang)}
        </ReactionButton>
        <ReactionButton kind="comment" initial={offer.comment} onChange={commented} className="z-1">
          {(number) => commentText(offer.comment.text, number, lang)}
        </ReactionButton>
      </div>
    </Card>
  )
}
