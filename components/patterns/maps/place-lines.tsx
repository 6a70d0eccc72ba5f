'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Clock, Globe, Mail, MapPin, Phone } from 'lucide-react'
import { Address } from '@/components/ui/address'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useToast } from '@/components/ui/use-toast'

const icons = { 'map-pin': MapPin, clock: Clock, phone: Phone, globe: Globe, mail: Mail }
const lines = ['Location', 'Watch', 'Phone', 'Earth', 'Email'] as const
type Key = Lowercase<(typeof lines)[number]>
// Written from left to right in every language.
const latin = ['Phone', 'Earth', 'Email']

/** Numbers and addresses of the net stay as they are in a sentence that runs from right to left. */
const isolated = (value: string) => `\u2068${value}\u2069`

type PlaceLinesProps = {
  /** `iconPhone` and `phoneText`, and so on for the five lines. */
  data: Record<`icon${(typeof lines)[number]}` | `${Key}Text`, string> & {
    toasts: Record<Key, string>
    labels: Record<Key, string>
  }
}

/** How to reach a place: on iOS each line under its name, what leads somewhere tinted; on Material the name comes second. */
export function PlaceLines({ data }: PlaceLinesProps) {
  const toast = useToast()
  return (
    <List>
      {lines.map((line) => {
        const key = line.toLowerCase() as Key
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
            onClick={() => toast(fill(data.toasts[key], { value: isolated(text) }))}
          />
        )
      })}
    </List>
  )
}
