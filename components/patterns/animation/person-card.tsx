'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
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
  /** Called when the card is pressed. Default: a message. */
  onSelect?: (person: Animation2Data['items'][number]) => void
  onLike?: (person: Animation2Data['items'][number], isActive: boolean) => void
  onFavorite?: (person: Animation2Data['items'][number], isActive: boolean) => void
  onShare?: (person: Animation2Data['items'][number]) => void
}

const tilts = ['-rotate-2', 'rotate-1', 'rotate-2', '-rotate-1']

/** A slightly rotated instant photo of a person with like, save, and share buttons. The rest of the card opens the profile. */
export function PersonCard({ person, toasts, labels, eager, ...callbacks }: PersonCardProps) {
  const { title } = person
  const toast = useToast()
  const {
    onSelect = () => toast(interpolate(toasts.item, { title })),
    onLike,
    onFavorite,
    onShare,
  } = callbacks

  return (
    <div
      className={`relative rounded-[26px] bg-surface p-2.5 pb-2 @max-[21em]/frame:px-1.5 ios-18:rounded-card baseline:rounded-card baseline:shadow-card ${tilts[person.id % 4]}`}
    >
      <Picture
        name={person.image}
        eager={eager}
        ratio="square"
        sizes="180px"
        className="rounded-[16px] ios-18:rounded-[10px] baseline:rounded-[10px]"
      />
      <button
        type="button"
        onClick={() => onSelect(person)}
        className="block w-full px-1 pt-2.5 text-start after:absolute after:inset-0 after:rounded-[26px] focus-ring-over"
      >
        <span className="block text-headline">{title}</span>
        <span className="block text-footnote material:text-subhead text-label-2">{person.country}</span>
        <span className="block text-footnote material:text-subhead text-label-2">{person.birthYear}</span>
        <span className="mt-1.5 block text-pretty text-subhead">{person.description}</span>
      </button>
      <div className="mt-1 flex flex-wrap justify-between ios:*:bg-fill ios:*:bg-clip-content ios:*:p-1 material:-mx-1.5">
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
  )
}
