'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/spinner.json'
import { Waiting } from './drawings'

/** Props of Spinner0. */
export type Spinner0Props = ScreenProps<typeof english>

/** The kinds that come with the platform: lines, dots and rings, without a colour of their own on iOS. */
export default function Spinner0({ data = english, onBack }: Spinner0Props) {
  const { toolbarTitle, items } = data.layout1

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
                <span className="text-label-2 material:text-md-primary">
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
