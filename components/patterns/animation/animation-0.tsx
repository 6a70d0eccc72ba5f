'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { PhotoHeader } from '@/components/ui/photo-header'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout1.json'
import { ReplayButton } from './replay-button'

/** Props of Animation0. */
export type Animation0Props = ScreenProps<typeof english> & {
  /** Called when a row is checked or unchecked. */
  onChange?: (item: (typeof english)['items'][number], isChecked: boolean) => void
}

/** FadeIn Up: songs with checkboxes fade in and move up, below a photo with the number of chosen songs. */
export default function Animation0({ data = english, onBack, ...callbacks }: Animation0Props) {
  const lang = useLang()
  const { row, replay } = useEntrance(entrances.fadeInUp)
  const toast = useToast()
  const {
    onChange = ({ title }, isChecked) =>
      toast(interpolate(isChecked ? data.toasts.checked : data.toasts.unchecked, { title })),
  } = callbacks
  const [changed, setChanged] = useState<Record<number, boolean>>({})
  const items = data.items.map((item) => ({ ...item, isChecked: changed[item.id] ?? item.isChecked }))
  const checked = items.filter((item) => item.isChecked).length

  const check = (item: (typeof items)[number], isChecked: boolean) => {
    setChanged({ ...changed, [item.id]: isChecked })
    onChange(item, isChecked)
  }

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        over
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <PhotoHeader name={data.headerImage} alt={data.headerImageAlt} className="min-h-72">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 flex-[1_1_8em]">
              <h1 className="text-balance text-large-title">{data.toolbarTitle}</h1>
              <p className="text-subhead">{data.title}</p>
            </div>
            <span aria-hidden="true" className="text-headline tabular-nums">
              {interpolate(data.count, { checked, total: items.length }, lang)}
            </span>
          </div>
        </PhotoHeader>
        <List footer={interpolate(data.footer, { checked, total: items.length }, lang)} footerLive>
          {items.map((item) => (
            <Item
              {...row}
              as="label"
              key={item.id}
              className={`${row.className} expressive:bg-(--cell)! expressive:text-on-surface! expressive:[--pb-label-2:var(--pb-on-surface-variant)]! expressive:[--pb-label:var(--pb-on-surface)]!`}
              title={item.title}
              subtitle={item.subtitle}
              end={<span className="text-subhead tabular-nums">{item.duration}</span>}
              lead={
                <Checkbox checked={item.isChecked} onChange={(event) => check(item, event.target.checked)} />
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
