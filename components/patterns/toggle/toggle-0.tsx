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
import type { ScreenProps } from '@/components/ui/screen-props'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/toggle/layout1.json'

type Setting = (typeof english)['items'][number]

/** Props of Toggle0. */
export type Toggle0Props = ScreenProps<typeof english> & {
  /** Called when a switch is turned on or off. */
  onChange?: (item: Setting, isChecked: boolean) => void
}

/** People with their address, and a switch at the end of each row. */
export default function Toggle0({ data = english, onBack, ...callbacks }: Toggle0Props) {
  const toast = useToast()
  const { onChange = ({ title }, on) => toast(fill(on ? data.toasts.on : data.toasts.off, { title })) } =
    callbacks
  const [changed, setChanged] = useState<Record<number, boolean>>({})
  const change = (item: Setting, on: boolean) => {
    setChanged({ ...changed, [item.id]: on })
    onChange(item, on)
  }
  return (
    <Page>
      <Header title={data.toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <List header={data.title} columns>
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
