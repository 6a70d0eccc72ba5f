'use client'
import { WebAddress } from '@/components/ui/address'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Clock } from '@/components/ui/symbols/clock'
import { Globe } from '@/components/ui/symbols/globe'
import { Mail } from '@/components/ui/symbols/mail'
import { MapPin } from '@/components/ui/symbols/map-pin'
import { Phone } from '@/components/ui/symbols/phone'
import type { ContactKind, PlaceTexts } from './place-toast'

const icons = { 'map-pin': MapPin, clock: Clock, phone: Phone, globe: Globe, mail: Mail }
const capitalizedContactKinds = [
  'Location',
  'Hours',
  'Phone',
  'Website',
  'Email',
] as const satisfies Capitalize<ContactKind>[]
// Contacts whose values are written from left to right in every language. On iOS, these values are tinted, like links.
const leftToRightContacts = ['Phone', 'Website', 'Email']

type PlaceContactsProps = {
  /** For each of the five contacts, the name of an icon (`iconPhone`), a value (`phoneText`), and a label (`labels.phone`). */
  data: PlaceTexts &
    Record<`icon${(typeof capitalizedContactKinds)[number]}`, string> & {
      labels: Record<ContactKind, string>
    }
  /** Called with the pressed contact. */
  onSelect: (contact: ContactKind) => void
}

/** Contacts of a place. The label is above the value on iOS, and below the value on Material. */
export function PlaceContacts({ data, onSelect }: PlaceContactsProps) {
  return (
    <List>
      {capitalizedContactKinds.map((capitalizedContact) => {
        const contact = capitalizedContact.toLowerCase() as ContactKind
        const Icon = icons[data[`icon${capitalizedContact}`] as keyof typeof icons]
        const text = data[`${contact}Text`]
        const value =
          capitalizedContact === 'Website' || capitalizedContact === 'Email' ? (
            <WebAddress>{text}</WebAddress>
          ) : leftToRightContacts.includes(capitalizedContact) ? (
            <bdi>{text}</bdi>
          ) : (
            text
          )
        return (
          <Item
            key={contact}
            className="[&_.line-clamp-3]:line-clamp-none"
            start={
              Icon && (
                <Icon
                  aria-hidden="true"
                  className="size-5.5 text-tint material:size-6 material:text-on-surface-variant"
                />
              )
            }
            title={
              <>
                <span className="block text-footnote text-secondary-label material:hidden">
                  {data.labels[contact]}
                </span>
                <span className={leftToRightContacts.includes(capitalizedContact) ? 'ios:text-tint' : ''}>
                  {value}
                </span>
              </>
            }
            subtitle={<span className="ios:hidden">{data.labels[contact]}</span>}
            onClick={() => onSelect(contact)}
          />
        )
      })}
    </List>
  )
}
