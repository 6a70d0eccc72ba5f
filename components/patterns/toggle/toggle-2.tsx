'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useState } from 'react'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/toggle/layout3.json'

type Toggle2Data = typeof english

/** Countries with a switch at the start of every row. */
export default function Toggle2({ data = english }: { data?: Toggle2Data }) {
  const toast = useToast()
  const [changed, setChanged] = useState<Record<number, boolean>>({})
  const change = (item: Toggle2Data['items'][number], on: boolean) => {
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
              title={item.title}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
