'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Checkbox } from '@/components/ui/checkbox'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/checkBoxes/layout2.json'
import { DinnerTable } from './dinner-table'

/** Props of CheckBoxes1. */
export type CheckBoxes1Props = ScreenProps<typeof english> & {
  /** Called with the ids of all checked rows when a row is checked or unchecked. */
  onChange?: (checkedIds: number[]) => void
}

/**
 * A list of dinner guests with a checkbox at the end of each row. A drawing of a dining table above the list shows the faces of
 * the checked guests, and a note below the list shows their number.
 */
export default function CheckBoxes1({ data = english, onBack, onChange }: CheckBoxes1Props) {
  const lang = useContentLang()
  const [checkedOverrides, setCheckedOverrides] = useState<Record<number, boolean>>({})
  const items = data.items.map((item) => ({
    ...item,
    isChecked: checkedOverrides[item.id] ?? item.isChecked,
  }))
  const checkedCount = items.filter((item) => item.isChecked).length
  const setChecked = (id: number, isChecked: boolean) => {
    setCheckedOverrides({ ...checkedOverrides, [id]: isChecked })
    onChange?.(items.filter((item) => (item.id === id ? isChecked : item.isChecked)).map((item) => item.id))
  }
  return (
    <Page>
      <Header title={data.toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <DinnerTable guests={items} dishes={data.dishes} />
        <List
          twoColumns
          header={data.title}
          footer={interpolate(
            (checkedCount === 0 && data.footerNone) || data.footer,
            { checked: checkedCount, total: items.length },
            lang,
          )}
          footerLive
        >
          {items.map((item) => (
            <Item
              as="label"
              key={item.id}
              title={item.title}
              start={<Avatar src={item.avatar} className="ios:size-11" />}
              end={
                <Checkbox
                  checked={item.isChecked}
                  onChange={(event) => setChecked(item.id, event.target.checked)}
                />
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
