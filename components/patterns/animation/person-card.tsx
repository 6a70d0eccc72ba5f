'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/animation/layout3.json'
import { Reactions } from '../google-card/reactions'

type Animation2Data = typeof english

type PersonCardProps = {
  person: Animation2Data['items'][number]
  toasts: Animation2Data['toasts']
  labels: Animation2Data['labels']
  eager?: boolean
  /** Called in place of the demo's messages. */
  onSelect?: (person: Animation2Data['items'][number]) => void
  onLike?: (person: Animation2Data['items'][number], isActive: boolean) => void
  onFavorite?: (person: Animation2Data['items'][number], isActive: boolean) => void
  onShare?: (person: Animation2Data['items'][number]) => void
}

/** A person beside their picture, to like, save and share. The rest of the card opens their profile. */
export function PersonCard({ person, toasts, labels, eager, ...callbacks }: PersonCardProps) {
  const { title } = person
  const toast = useToast()
  const { onSelect = () => toast(fill(toasts.item, { title })), onLike, onFavorite, onShare } = callbacks

  return (
    <Card className="flex h-full flex-wrap">
      <div className="relative min-h-40 flex-[1_0_min(34cqw,10rem)]">
        <Picture name={person.image} eager={eager} ratio="fill" className="absolute inset-0" />
      </div>
      <div className="flex min-w-0 flex-[999_1_9.5em] flex-col">
        <button
          type="button"
          onClick={() => onSelect(person)}
          className="flex-1 px-4 pt-3.5 text-start after:absolute after:inset-0 after:rounded-card focus-ring-over"
        >
          <span className="block text-balance text-title3">{title}</span>
          <span className="mt-0.5 block text-footnote text-label-2">{person.birthYear}</span>
          <span className="block text-footnote text-label-2">{person.country}</span>
          <span className="mt-1.5 block text-pretty text-subhead">{person.description}</span>
        </button>
        <div className="z-1 flex flex-wrap px-1.5 pb-1 material:px-1">
          <Reactions
            item={person}
            toasts={toasts}
            labels={labels}
            onLike={onLike && ((isActive) => onLike(person, isActive))}
            onFavorite={onFavorite && ((isActive) => onFavorite(person, isActive))}
            onShare={onShare && (() => onShare(person))}
          />
        </div>
      </div>
    </Card>
  )
}
