'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import english from '@/data/spinner.json'
import type { Spinner } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Waiting } from './drawings'

/** Drawings of our own, in the accent colour. */
export default function Spinner1() {
  const sample = useSample<Spinner>('spinner', english as Spinner)
  const { toolbarTitle, items } = sample.data.layout2

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" back={{ href: '/items/spinner/', label: 'Spinners' }} />
      <Content sample={sample} grouped>
        <List columns>
          {items.map((item) => (
            <Item
              key={item.id}
              title={item.title}
              subtitle={item.description}
              end={
                <span className="text-tint">
                  <Waiting name={item.name} label={item.title} className="size-11.25" />
                </span>
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
