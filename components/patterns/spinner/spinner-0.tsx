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

/** The kinds that come with the platform: lines, dots and rings, without a colour of their own on iOS. */
export default function Spinner0() {
  const sample = useSample<Spinner>('spinner', english as Spinner)
  const { toolbarTitle, items } = sample.data.layout1

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
                <span className="text-label-2 material:text-primary">
                  <Waiting name={item.name} label={item.title} className="size-10" />
                </span>
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
