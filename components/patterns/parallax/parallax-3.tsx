'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { useState } from 'react'
import { WebAddress } from '@/components/ui/address'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { collapsingTitleClass, Parallax } from '@/components/ui/parallax'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Stars } from '@/components/ui/stars'
import { Stepper } from '@/components/ui/stepper'
import { Clock } from '@/components/ui/symbols/clock'
import { Globe } from '@/components/ui/symbols/globe'
import { Heart } from '@/components/ui/symbols/heart'
import { Mail } from '@/components/ui/symbols/mail'
import { MapPin } from '@/components/ui/symbols/map-pin'
import { MessageCircle } from '@/components/ui/symbols/message-circle'
import { Phone } from '@/components/ui/symbols/phone'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout4.json'
import { RatingSummary } from './rating-summary'

const icons = { address: MapPin, phone: Phone, web: Globe, mail: Mail, hours: Clock }

/** Isolates the direction of a value, such as a URL, from the sentence around it, with the Unicode characters FSI and PDI. */
const isolateDirection = (value: string) => `\u2068${value}\u2069`

/** Props of Parallax3. */
export type Parallax3Props = ScreenProps<typeof english> & {
  /** Called with the contact that was pressed. Its `kind` is `address`, `phone`, `web`, `mail`, or `hours`. */
  onSelect?: (item: (typeof english)['items'][number]) => void
  /** Called with the chosen time and the number of guests when a table is booked. */
  onBook?: (timeSlot: (typeof english)['slots'][number], guests: number) => void
  /** Called with the number of stars when the user rates the restaurant. */
  onRate?: (stars: number) => void
  /** Called when the restaurant is liked or no longer liked. */
  onLike?: (isActive: boolean) => void
  /** Called when the comment button is turned on or off. */
  onComment?: (isActive: boolean) => void
  /** Called when the share button is pressed. Default: opens the share sheet, or copies the link. */
  onShare?: () => void
}

/** A restaurant: name and rating, controls that book a table, contacts, a description, and stars to rate the restaurant. */
export default function Parallax3({ data = english, onBack, ...callbacks }: Parallax3Props) {
  const lang = useContentLang()
  const { toasts, labels } = data
  const toast = useToast()
  const share = useShare(toast)
  const {
    onSelect = (item) =>
      toast(
        interpolate(toasts[item.kind as keyof typeof icons] ?? '{value}', {
          value: isolateDirection(item.subtitle),
        }),
      ),
    onBook = ({ title }, number) => toast(interpolate(toasts.book, { number, time: title }, lang)),
    onRate = (number) => toast(interpolate(toasts.rate, { number }, lang)),
    onLike = (isActive) => toast(isActive ? toasts.like : toasts.unlike),
    onComment = (isActive) => toast(isActive ? toasts.comment : toasts.uncomment),
    onShare = () => share(data.title),
  } = callbacks
  const [userRating, setUserRating] = useState(() => data.iconsStars.filter((star) => star.isActive).length)

  const [guests, setGuests] = useState(data.guests.value)
  const [timeSlotId, setTimeSlotId] = useState(data.slots[1]?.id)
  const [isLiked, setLiked] = useState(false)
  const [isCommented, setCommented] = useState(false)

  const book = () => {
    const selectedTimeSlot = data.slots.find(({ id }) => id === timeSlotId)
    if (selectedTimeSlot) onBook(selectedTimeSlot, guests)
  }
  const toggleLike = () => {
    setLiked(!isLiked)
    onLike(!isLiked)
  }
  const toggleComment = () => {
    setCommented(!isCommented)
    onComment(!isCommented)
  }
  const iconClass = (isActive: boolean) =>
    `size-5.5 material:size-6 material:stroke-2 ${isActive ? 'fill-current' : ''}`
  const rate = (number: number) => {
    setUserRating(number)
    onRate(number)
  }

  return (
    <Page className={collapsingTitleClass}>
      <Header
        title={data.title}
        titleAs="div"
        overPicture="dark"
        onBack={onBack}
        end={
          <>
            <IconButton label={labels.like} pressed={isLiked} onClick={toggleLike}>
              <Heart aria-hidden="true" className={iconClass(isLiked)} />
            </IconButton>
            <IconButton label={labels.comment} pressed={isCommented} onClick={toggleComment}>
              <MessageCircle aria-hidden="true" className={iconClass(isCommented)} />
            </IconButton>
            <IconButton icon={ShareIcon} label={labels.share} onClick={onShare} />
          </>
        }
      />
      <Content grouped>
        <Parallax
          src={data.headerImage}
          alt={data.headerImageAlt}
          className="ios:h-[round(up,36cqh,1px)] material:h-[round(up,33cqh,1px)]"
        />
        <div className="mx-auto w-full max-w-160 flex-none">
          <div className="px-margin pt-4">
            <h1
              data-large-title
              className={`text-balance [--title-inset:2.5rem] ${fittedTitleClass(data.title, 'title1')}`}
            >
              {data.title}
            </h1>
            <p className="mt-0.5 text-secondary-label text-subhead">{data.subtitle}</p>
            <RatingSummary rating={data.rating} reviewCountText={data.reviewCountText} />
          </div>
          <section className="squircle mx-margin mt-4 rounded-card bg-surface p-4">
            <div className="flex flex-wrap items-center gap-3">
              <div className="flex-1">
                <h2 className="text-headline">{data.bookingTitle}</h2>
                <p aria-live="polite" className="text-secondary-label text-subhead">
                  {interpolate(data.guests.count, { number: guests }, lang)}
                </p>
              </div>
              <Stepper
                label={labels.guests}
                lessLabel={labels.fewer}
                moreLabel={labels.more}
                value={guests}
                min={data.guests.min}
                max={data.guests.max}
                onChange={setGuests}
              />
            </div>
            <div className="flex flex-wrap gap-2 pt-3">
              {data.slots.map(({ id, title }) => (
                <Chip key={id} selected={id === timeSlotId} onClick={() => setTimeSlotId(id)}>
                  {title}
                </Chip>
              ))}
            </div>
            <Button className="mt-4 w-full" onClick={book}>
              {data.bookingButton}
            </Button>
          </section>
          <List>
            {data.items.map((item) => {
              const { id, title, subtitle } = item
              const kind = item.kind as keyof typeof icons
              const Icon = icons[kind] ?? MapPin
              return (
                <Item
                  key={id}
                  title={title}
                  subtitle={
                    kind === 'mail' || kind === 'web' ? (
                      <WebAddress>{subtitle}</WebAddress>
                    ) : (
                      <bdi>{subtitle}</bdi>
                    )
                  }
                  start={
                    <Icon
                      aria-hidden="true"
                      className="size-5.5 text-tint material:size-6 material:text-on-surface-variant"
                    />
                  }
                  onClick={() => onSelect(item)}
                />
              )
            })}
          </List>
          <div className="pt-2">
            {data.paragraphs.map((text) => (
              <p key={text} className="px-margin pt-4 text-body-read text-pretty">
                {text}
              </p>
            ))}
          </div>
          <section className="pt-5 text-center">
            <h2 className="text-footnote text-secondary-label">{labels.rate}</h2>
            <Stars
              label={labels.rate}
              starLabel={(number) => interpolate(labels.star, { number }, lang)}
              value={userRating}
              onChange={rate}
              className="mx-auto"
            />
          </section>
        </div>
      </Content>
    </Page>
  )
}
