'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Parallax } from '@/components/ui/parallax'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout2.json'
import { fill } from '@/lib/data/fill'
import type { Parallax2 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Answers } from './answers'

/** A sale: the offer at the foot of the photo, the products below. */
export default function Parallax1Screen() {
  const sample = useSample<Parallax2>('parallax/layout2', english)
  const { data } = sample
  const toast = useToast()

  return (
    <Page>
      <Header title={data.title} titleAs="div" over back={{ href: '/items/parallax/', label: 'Parallax' }} />
      <Content sample={sample} grouped>
        <Parallax name={data.headerImage} alt={data.headerImageAlt}>
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <h1>
              <span className="block text-headline">{data.title}</span>
              <span className="block text-[length:calc(var(--pb-text-large-title)*1.25)] leading-tight font-bold tabular-nums ios:tracking-tight material:font-medium">
                {data.subtitle}
              </span>
            </h1>
            <div data-over className="-me-2 flex">
              <Answers title={data.title} toasts={data.toasts} labels={data.labels} />
            </div>
          </div>
        </Parallax>
        <List columns>
          {data.items.map(({ id, image, title, description }) => (
            <Item
              key={id}
              title={title}
              subtitle={description}
              lead={
                // Without a description: it would be the name of the button before the product's own.
                <Picture name={image} ratio="square" sizes="64px" className="size-16 rounded-thumb" />
              }
              onClick={() => toast(fill(data.toasts.item, { title }))}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
