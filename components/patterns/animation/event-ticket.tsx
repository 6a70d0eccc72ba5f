'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import type english from '@/data/animation/layout3.json'

type EventTicketProps = {
  event: (typeof english)['items'][number]
  /** Accessible name of the save button, with the placeholder `{title}`. */
  favoriteLabel: string
  eager?: boolean
  /** Called when the ticket is pressed. */
  onSelect: () => void
  /** Called when the event is saved or no longer saved. */
  onFavorite: (isActive: boolean) => void
}

/** An event as a ticket with the weekday and time on its stub, and with a button that saves the event. */
export function EventTicket({ event, favoriteLabel, eager, onSelect, onFavorite }: EventTicketProps) {
  return (
    <Card className="flex @max-[14em]/frame:flex-col">
      <p className="flex w-19 flex-none flex-col items-center justify-center bg-tint-soft py-3 text-tint material:text-on-secondary-container @max-[14em]/frame:w-full expressive:tile-secondary">
        <span className="font-medium text-footnote">{event.weekday}</span>
        <span className="text-title2 tabular-nums">{event.hour}</span>
        <span className="font-medium text-footnote">{event.period}</span>
      </p>
      {/* The perforation, with a notch at each end. */}
      <span
        aria-hidden="true"
        className="relative border-grouped border-s-2 border-dashed before:absolute before:-top-2 before:-start-[9px] before:size-4 before:rounded-full before:bg-grouped after:absolute after:-bottom-2 after:-start-[9px] after:size-4 after:rounded-full after:bg-grouped @max-[14em]/frame:hidden"
      />
      <div className="flex min-w-0 flex-1 flex-col ps-3.5 pt-3">
        <button
          type="button"
          onClick={onSelect}
          className="pe-3 text-start after:absolute after:inset-0 after:z-1 after:rounded-card focus-ring-above"
        >
          <span className="block text-balance wrap-break-word text-title3">{event.title}</span>
          <span className="mt-0.5 block text-pretty text-secondary-label text-subhead">
            {event.description}
          </span>
        </button>
        <div className="mt-auto flex items-center justify-between gap-2 pt-1">
          <p className="text-headline tabular-nums">{event.price}</p>
          <ReactionButton
            kind="favorite"
            initialReaction={{ isActive: event.favorite, number: 0 }}
            label={interpolate(favoriteLabel, { title: event.title })}
            onChange={({ isActive }) => onFavorite(isActive)}
            className="relative z-1 flex-none"
          />
        </div>
      </div>
      <span className="relative w-24 flex-none @max-[22em]/frame:hidden">
        <Picture src={event.image} eager={eager} ratio="fill" sizes="200px" className="absolute! inset-0" />
      </span>
    </Card>
  )
}
