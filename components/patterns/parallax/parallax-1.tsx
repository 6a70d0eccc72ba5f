'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Parallax } from '@/components/ui/parallax'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout2.json'
import { Answers } from './answers'

type Parallax1Data = typeof english

/** A sale: the offer at the foot of the photo, the products below. */
export default function Parallax1Screen({ data = english }: { data?: Parallax1Data }) {
  const toast = useToast()

  return (
    <Page>
      <Header title={data.title} titleAs="div" over back={{ href: '/items/parallax/', label: 'Parallax' }} />
      <Content grouped>
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
          {data.items.map(({ id, image, imageAlt, title, description }) => (
            <Item
              key={id}
              title={title}
              subtitle={description}
              lead={
                <Picture
                  name={image}
                  alt={imageAlt}
                  ratio="square"
                  sizes="64px"
                  className="size-16 rounded-thumb"
                />
              }
              onClick={() => toast(fill(data.toasts.item, { title }))}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
