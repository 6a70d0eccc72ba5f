import { interpolate } from '@patternbook/engine/data/interpolate'
import { WebAddress } from '@/components/ui/address'
import { Card } from '@/components/ui/card'
import { Item } from '@/components/ui/item'
import { Globe } from '@/components/ui/symbols/globe'
import { Mail } from '@/components/ui/symbols/mail'
import { Phone } from '@/components/ui/symbols/phone'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/profile/layout5.json'

type Profile4Data = typeof english

const icons = { phone: Phone, mail: Mail, web: Globe }
const contactKeys = ['phone', 'mail', 'web'] as const

/** Isolates left-to-right text, such as URLs, from the sentence around it, with the Unicode characters LRI and PDI. */
const isolateLeftToRight = (value: string) => `\u2066${value}\u2069`

/** Self-description and contacts of a person. */
export function AboutCard({
  about,
  toasts,
  ...callbacks
}: {
  about: Profile4Data['items'][number]
  toasts: Profile4Data['toasts']
  /** Called with the kind of contact that was pressed. Default: shows a toast. */
  onSelect?: (contact: (typeof contactKeys)[number]) => void
}) {
  const toast = useToast()
  const {
    onSelect = (contact) =>
      toast(interpolate(toasts[contact], { value: isolateLeftToRight(about[contact]) })),
  } = callbacks
  return (
    <Card as="section">
      <div className="px-margin pt-4 pb-2">
        <h2 className="text-title3">{about.title}</h2>
        <p className="mt-1 text-secondary-label text-subhead">{about.subtitle}</p>
        <h3 className="mt-4 text-footnote text-secondary-label material:text-button material:text-md-primary">
          {about.contactsTitle}
        </h3>
      </div>
      <ul className="pb-1">
        {contactKeys.map((contact) => {
          const Icon = icons[contact]
          return (
            <Item
              key={contact}
              start={
                <Icon
                  aria-hidden="true"
                  className="size-5.5 text-tint material:size-6 material:text-on-surface-variant"
                />
              }
              title={<WebAddress>{about[contact]}</WebAddress>}
              onClick={() => onSelect(contact)}
            />
          )
        })}
      </ul>
    </Card>
  )
}
