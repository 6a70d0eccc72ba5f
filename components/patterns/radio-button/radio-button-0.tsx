'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useState } from 'react'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Radio } from '@/components/ui/radio'
import { RadioGroup } from '@/components/ui/radio-group'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/radioButton/layout1.json'

type RadioButton0Data = typeof english

/** One country out of thirteen, the radio at the start of the row. */
export default function RadioButton0({ data = english }: { data?: RadioButton0Data }) {
  const toast = useToast()
  const [value, setValue] = useState(String(data.selectedItem))
  const select = (id: string) => {
    setValue(id)
    toast(fill(data.toasts.select, { title: data.items.find((item) => String(item.id) === id)?.title ?? '' }))
  }
  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/radioButton/', label: 'Radio Button' }}
      />
      <Content grouped>
        <RadioGroup label={data.title} value={value} onChange={select}>
          <List header={data.title}>
            {data.items.map((item) => (
              <Item as="label" key={item.id} title={item.title} lead={<Radio value={String(item.id)} />} />
            ))}
          </List>
        </RadioGroup>
      </Content>
    </Page>
  )
}
