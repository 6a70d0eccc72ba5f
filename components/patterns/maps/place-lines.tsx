'use client'
import { Address } from '@/components/ui/address'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Clock } from '@/components/ui/symbols/clock'
import { Globe } from '@/components/ui/symbols/globe'
import { Mail } from '@/components/ui/symbols/mail'
import { MapPin } from '@/components/ui/symbols/map-pin'
import { Phone } from '@/components/ui/symbols/phone'
import type { PlaceLine, PlaceTexts } from './place-toast'

const icons = { 'map-pin': MapPin, clock: Clock, phone: Phone, globe: Globe, mail: Mail }
const lines = ['Location', 'Watch', 'Phone', 'Earth', 'Email'] as const satisfies Capitalize<PlaceLine>[]
// Contacts whose values are left to right in every language.
const latin = ['Phone', 'Earth', 'Email']

type PlaceLinesProps = {
  /** `iconPhone` and `phoneText`, and so on for the five contacts. */
  data: PlaceTexts & Record<`icon${(typeof lines)[number]}`, string> & { labels: Record<PlaceLine, string> }
  /** Called with the pressed contact. */
  onSelect: (line: PlaceLine) => void
}

/** Contacts of a place. iOS: the label above the value, links tinted. Material: the label below the value. */
export function PlaceLines({ data, onSelect }: PlaceLinesProps) {
  return (
    <List>
      {lines.map((line) => {
        const key = line.toLowerCase() as PlaceLine
        const Icon = icons[data[`icon${line}`] as keyof typeof icons]
        const text = data[`${key}Text`]
        const value =
          line === 'Earth' || line === 'Email' ? (
            <Address>{text}</Address>
          ) : latin.includes(line) ? (
            <bdi>{text}</bdi>
          ) : (
            text
          )
        return (
          <Item
            key={key}
            className="[&_.line-clamp-3]:line-clamp-none"
            lead={
              Icon && (
                <Icon
                  aria-hidden="true"
                  className="size-5.5 text-tint material:size-6 material:text-on-surface-variant"
                />
              )
            }
            title={
              <>
                <span className="block text-footnote text-label-2 material:hidden">{data.labels[key]}</span>
                <span className={latin.includes(line) ? 'ios:text-tint' : ''}>{value}</span>
              </>
            }
            subtitle={<span className="ios:hidden">{data.labels[key]}</span>}
            onClick={() => onSelect(key)}
          />
        )
      })}
    </List>
  )
}
