'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import english from '@/data/checkBoxes/layout1.json'

type CheckBoxes0Data = typeof english

/** A long list with a checkbox at the start of every row; the note below counts them. */
export default function CheckBoxes0({ data = english }: { data?: CheckBoxes0Data }) {
  const lang = useLang()
  const [changed, setChanged] = useState<Record<number, boolean>>({})
  const items = data.items.map((item) => ({ ...item, isChecked: changed[item.id] ?? item.isChecked }))
  const checked = items.filter((item) => item.isChecked).length
  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/checkBoxes/', label: 'Check Boxes' }}
      />
      <Content grouped>
        <List
          header={data.title}
          footer={fill(
            (checked === 0 && data.footerNone) || data.footer,
            { checked, total: items.length },
            lang,
          )}
          footerLive
        >
          {items.map((item) => (
            <Item
              as="label"
              key={item.id}
              title={item.title}
              subtitle={item.subtitle}
              lead={
                <Checkbox
                  checked={item.isChecked}
                  onChange={(event) => setChanged({ ...changed, [item.id]: event.target.checked })}
                />
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
