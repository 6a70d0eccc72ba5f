'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useState } from 'react'
import { Address } from '@/components/ui/address'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/toggle/layout2.json'

type Setting = (typeof english)['items'][number]

/** Props of Toggle1. */
export type Toggle1Props = ScreenProps<typeof english> & {
  /** Called when a switch is turned on or off. */
  onChange?: (item: Setting, isChecked: boolean) => void
}

/** Addresses with a switch at the start of every row and the first name at its end. */
export default function Toggle1({ data = english, onBack, ...callbacks }: Toggle1Props) {
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
