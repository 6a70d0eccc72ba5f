'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout1.json'
import { ReplayButton } from './replay-button'

type Animation0Data = typeof english

/** FadeIn Up: rows with checkboxes rise into their places. */
export default function Animation0({ data = english }: { data?: Animation0Data }) {
  const lang = useLang()
  const { row, replay } = useEntrance(entrances.fadeInUp)
  const toast = useToast()
  const [changed, setChanged] = useState<Record<number, boolean>>({})
  const items = data.items.map((item) => ({ ...item, isChecked: changed[item.id] ?? item.isChecked }))
  const checked = items.filter((item) => item.isChecked).length

  const check = (id: number, title: string, isChecked: boolean) => {
    setChanged({ ...changed, [id]: isChecked })
    toast(fill(isChecked ? data.toasts.checked : data.toasts.unchecked, { title }))
  }

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/animation/', label: 'Animation' }}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <List
          header={data.title}
          footer={fill(data.footer, { checked, total: items.length }, lang)}
          footerLive
        >
          {items.map(({ id, title, subtitle, isChecked }) => (
            <Item
              {...row}
              as="label"
              key={id}
              title={title}
              subtitle={subtitle}
              lead={
                <Checkbox checked={isChecked} onChange={(event) => check(id, title, event.target.checked)} />
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
