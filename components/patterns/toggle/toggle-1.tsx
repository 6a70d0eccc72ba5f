'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useState } from 'react'
import { Address } from '@/components/ui/address'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/toggle/layout2.json'

type Toggle1Data = typeof english

/** Addresses with a switch at the start of every row and the first name at its end. */
export default function Toggle1({ data = english }: { data?: Toggle1Data }) {
  const toast = useToast()
  const [changed, setChanged] = useState<Record<number, boolean>>({})
  const change = (item: Toggle1Data['items'][number], on: boolean) => {
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
              lead={
                <Toggle
                  checked={changed[item.id] ?? item.isChecked}
                  onChange={(event) => change(item, event.target.checked)}
                />
              }
              title={<Address>{item.subtitle}</Address>}
              end={<span className="ios:text-subhead">{item.title}</span>}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
