'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Disc3, ListMusic, Mic, Music2, Podcast, Radio } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/checkBoxes/layout3.json'

const icons = {
  'music-2': Music2,
  'disc-3': Disc3,
  mic: Mic,
  'list-music': ListMusic,
  podcast: Podcast,
  radio: Radio,
}

function LibraryIcon({ name }: { name: string }) {
  const Icon = icons[name as keyof typeof icons] ?? Music2
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.75}
      className="size-6 ios:text-tint material:text-on-surface-variant"
    />
  )
}

/** Props of CheckBoxes2. */
export type CheckBoxes2Props = ScreenProps<typeof english> & {
  /** Called with the ids of all checked rows when one changes. */
  onChange?: (checkedIds: number[]) => void
}

/** Parts of a music library with their icons, a checkbox at the end of every row. */
export default function CheckBoxes2({ data = english, onBack, onChange }: CheckBoxes2Props) {
  const lang = useLang()
  const [changed, setChanged] = useState<Record<number, boolean>>({})
  const items = data.items.map((item) => ({ ...item, isChecked: changed[item.id] ?? item.isChecked }))
  const checked = items.filter((item) => item.isChecked).length
  const check = (id: number, isChecked: boolean) => {
    setChanged({ ...changed, [id]: isChecked })
    onChange?.(items.filter((item) => (item.id === id ? isChecked : item.isChecked)).map((item) => item.id))
  }
  return (
    <Page>
      <Header title={data.toolbarTitle} large="ios" onBack={onBack} />
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
              lead={<LibraryIcon name={item.icon} />}
              end={
                <Checkbox
                  checked={item.isChecked}
                  onChange={(event) => check(item.id, event.target.checked)}
                />
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
