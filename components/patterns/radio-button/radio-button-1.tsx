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
import { Radio } from '@/components/ui/radio'
import { RadioGroup } from '@/components/ui/radio-group'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/radioButton/layout2.json'

/** Props of RadioButton1. */
export type RadioButton1Props = ScreenProps<typeof english> & {
  /** Called with the item that was selected. */
  onChange?: (item: (typeof english)['items'][number]) => void
}

/** Choice of one of ten people, with the radio button at the end of each row. */
export default function RadioButton1({ data = english, onBack, ...callbacks }: RadioButton1Props) {
  const toast = useToast()
  const { onChange = ({ title }) => toast(fill(data.toasts.select, { title })) } = callbacks
  const [value, setValue] = useState(String(data.selectedItem))
  const select = (id: string) => {
    setValue(id)
    const item = data.items.find((one) => String(one.id) === id)
    if (item) onChange(item)
  }
  return (
    <Page>
      <Header title={data.toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <RadioGroup label={data.title} value={value} onChange={select}>
          <List header={data.title} columns>
            {data.items.map((item) => (
              <Item
                as="label"
                key={item.id}
                lead={<Avatar name={item.avatar} />}
                title={item.title}
                subtitle={<Address>{item.subtitle}</Address>}
                end={<Radio value={String(item.id)} />}
              />
            ))}
          </List>
        </RadioGroup>
      </Content>
    </Page>
  )
}
