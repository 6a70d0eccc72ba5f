'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useState } from 'react'
import { Address } from '@/components/ui/address'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/toggle/layout1.json'

type Toggle0Data = typeof english

/** People with their address, a switch at the end of every row. */
export default function Toggle0({ data = english }: { data?: Toggle0Data }) {
  const toast = useToast()
  const [changed, setChanged] = useState<Record<number, boolean>>({})
  const change = (item: Toggle0Data['items'][number], on: boolean) => {
    setChanged({ ...changed, [item.id]: on })
    toast(fill(on ? data.toasts.on : data.toasts.off, { title: item.title }))
  }
  return (
    <Page>
      <Header title={data.toolbarTitle} large="ios" back={{ href: '/items/toggle/', label: 'Toggle' }} />
      <Content grouped>
        <List header={data.title}>
          {data.items.map((item) => (
            <Item
              as="label"
              key={item.id}
              lead={<Avatar name={item.avatar} />}
              title={item.title}
              subtitle={
                <Address className="ios:@min-[16em]/frame:inline-block ios:@min-[16em]/frame:max-w-full ios:@min-[16em]/frame:[&>wbr]:hidden ios:@min-[16em]/frame:truncate ios:@min-[16em]/frame:align-bottom">
                  {item.subtitle}
                </Address>
              }
              end={
                <Toggle
                  checked={changed[item.id] ?? item.isChecked}
                  onChange={(event) => change(item, event.target.checked)}
                />
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
