'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Clock, Globe, Mail, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { Address } from '@/components/ui/address'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Parallax } from '@/components/ui/parallax'
import { ReactionButton } from '@/components/ui/reaction-button'
import { Stars } from '@/components/ui/stars'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout4.json'

type Parallax3Data = typeof english

const icons = { address: MapPin, phone: Phone, web: Globe, mail: Mail, hours: Clock }

/** Numbers and addresses of the net stay as they are in a sentence that runs from right to left. */
const isolated = (value: string) => `\u2068${value}\u2069`

/** A restaurant: rate it, reach it, read about it. */
export default function Parallax3Screen({ data = english }: { data?: Parallax3Data }) {
  const lang = useLang()
  const { toasts, labels } = data
  const toast = useToast()
  const [given, setGiven] = useState(() => data.iconsStars.filter((star) => star.isActive).length)

  const rate = (number: number) => {
    setGiven(number)
    toast(fill(toasts.rates, { number }, lang))
  }

  return (
    <Page>
      <Header
        title={data.title}
        titleAs="div"
        over
        back={{ href: '/items/parallax/', label: 'Parallax' }}
        end={<IconButton icon="share" label={labels.share} onClick={() => toast(toasts.share)} />}
      />
      <Content grouped>
        <Parallax name={data.headerImage} alt={data.headerImageAlt} className="h-[round(up,40cqh,1px)]" />
        <div className="mx-auto w-full max-w-160 flex-none">
          <div className="pt-4 text-center">
            <Stars
              label={labels.rate}
              starLabel={(number) => fill(labels.star, { number }, lang)}
              value={given}
              onChange={rate}
              className="mx-auto"
            />
            <p className="text-label-2 text-subhead">{data.reviews}</p>
          </div>
          <div className="flex items-center gap-2 ps-margin pe-2 pt-3">
            <h1
              className={`min-w-0 flex-1 text-balance [--gutter:9rem] ${fittedTitle(data.title, 'title1')}`}
            >
              {data.title}
            </h1>
            <ReactionButton
              kind="like"
              initial={{ isActive: false, number: 0 }}
              label={labels.like}
              onChange={({ isActive }) => toast(isActive ? toasts.like : toasts.unlike)}
            />
            <ReactionButton
              kind="comment"
              initial={{ isActive: false, number: 0 }}
              label={labels.comment}
              onChange={({ isActive }) => toast(isActive ? toasts.comment : toasts.uncomment)}
            />
          </div>
          <List>
            {data.items.map(({ id, title, subtitle, data: name }) => {
              const kind = name as keyof typeof icons
              const Icon = icons[kind]
              return (
                <Item
                  key={id}
                  title={<span className="ios:text-headline">{title}</span>}
                  subtitle={
                    kind === 'mail' || kind === 'web' ? <Address>{subtitle}</Address> : <bdi>{subtitle}</bdi>
                  }
                  lead={
                    <Icon
                      aria-hidden="true"
                      strokeWidth={1.75}
                      className="size-5.5 text-tint material:size-6 material:text-on-surface-variant"
                    />
                  }
                  onClick={() => toast(fill(toasts[kind], { value: isolated(subtitle) }))}
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
        </div>
      </Content>
    </Page>
  )
}
