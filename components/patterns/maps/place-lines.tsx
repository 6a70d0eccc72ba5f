'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Clock, Globe, Mail, MapPin, Phone } from 'lucide-react'
import { Address } from '@/components/ui/address'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useToast } from '@/components/ui/use-toast'

const icons = { 'map-pin': MapPin, clock: Clock, phone: Phone, globe: Globe, mail: Mail }
const lines = ['Location', 'Watch', 'Phone', 'Earth', 'Email'] as const
/** A contact of a place. */
export type PlaceLine = Lowercase<(typeof lines)[number]>
// Always left to right.
const latin = ['Phone', 'Earth', 'Email']

/** Isolates left-to-right text (phone numbers, URLs) from the right-to-left sentence around it. */
const isolated = (value: string) => `\u2068${value}\u2069`

type PlaceLinesProps = {
  /** `iconPhone` and `phoneText`, and so on for the five contacts. */
  data: Record<`icon${(typeof lines)[number]}` | `${PlaceLine}Text`, string> & {
    toasts: Record<PlaceLine, string>
    labels: Record<PlaceLine, string>
  }
  /** Called with the pressed contact, instead of showing the demo's message. */
  onSelect?: (line: PlaceLine) => void
}

/** Contacts of a place. iOS: the label above the value, links tinted. Material: the label below the value. */
export function PlaceLines({ data, ...callbacks }: PlaceLinesProps) {
  const toast = useToast()
  const { onSelect = (line) => toast(fill(data.toasts[line], { value: isolated(data[`${line}Text`]) })) } =
    callbacks
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
                  strokeWidth={1.75}
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
