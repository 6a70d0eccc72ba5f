'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/spinner.json'
import { Waiting } from './drawings'

/** Props of Spinner1. */
export type Spinner1Props = ScreenProps<typeof english>

/** Drawings of our own, in the accent colour. */
export default function Spinner1({ data = english, onBack }: Spinner1Props) {
  const { toolbarTitle, items } = data.layout2

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
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
