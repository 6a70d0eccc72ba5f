'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { StickyAction } from '@/components/ui/sticky-action'
import { Bell } from '@/components/ui/symbols/bell'
import { Bluetooth } from '@/components/ui/symbols/bluetooth'
import { CalendarDays } from '@/components/ui/symbols/calendar-days'
import { MapPin } from '@/components/ui/symbols/map-pin'
import { ScanLine } from '@/components/ui/symbols/scan-line'
import { Ship } from '@/components/ui/symbols/ship'
import { Tile, type Tone } from '@/components/ui/tile'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/toggle/layout2.json'

type Permission = (typeof english)['items'][number]

const icons = {
  bell: Bell,
  'map-pin': MapPin,
  'scan-line': ScanLine,
  'calendar-days': CalendarDays,
  bluetooth: Bluetooth,
}

/** Props of Toggle1. */
export type Toggle1Props = ScreenProps<typeof english> & {
  /** Called when a permission is granted or revoked. */
  onChange?: (item: Permission, isChecked: boolean) => void
  /** Called with the IDs of all granted permissions when the button is pressed. */
  onSubmit?: (ids: number[]) => void
}

/** Permissions of a new app. Each row explains the state of its switch. A sample message is shown if the first switch is on. */
export default function Toggle1({ data = english, onBack, ...callbacks }: Toggle1Props) {
  const toast = useToast()
  const {
    onChange = ({ title }, isChecked) =>
      toast(interpolate(isChecked ? data.toasts.on : data.toasts.off, { title })),
    onSubmit = () => toast(data.toasts.submit),
  } = callbacks
  const [overrides, setOverrides] = useState<Record<number, boolean>>({})
  const items = data.items.map((item) => ({ ...item, isChecked: overrides[item.id] ?? item.isChecked }))
  const setItemChecked = (item: Permission, isChecked: boolean) => {
    setOverrides({ ...overrides, [item.id]: isChecked })
    onChange(item, isChecked)
  }
  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped className="scroll-pb-28">
        <div className="relative isolate mx-margin mt-2 flex min-h-48 material:min-h-44 flex-none flex-col justify-end overflow-hidden rounded-card p-3">
          <Picture
            src={data.image}
            alt={data.imageAlt}
            eager
            ratio="fill"
            className="absolute! inset-0 -z-1"
          />
          <div
            aria-hidden="true"
            className={`flex items-center gap-3 rounded-[22px] bg-white/88 p-3 text-[#111] shadow-float transition-[opacity,translate] motion-duration-350 theme-dark:bg-[#1e1e22]/88 theme-dark:text-white ${items[0]?.isChecked ? '' : 'translate-y-3 opacity-0'}`}
          >
            <Tile tone="blue">
              <Ship />
            </Tile>
            <span className="min-w-0 flex-1 text-footnote material:text-subhead">
              <span className="flex flex-wrap justify-between gap-x-3">
                <b>{data.message.title}</b>
                <span>{data.message.time}</span>
              </span>
              {data.message.description}
            </span>
          </div>
        </div>
        <div className="flex-none px-margin pt-5 text-center expressive:px-8 expressive:text-start material:pt-4">
          <h1 className="text-balance text-title2">{data.title}</h1>
          <p className="mx-auto mt-1 max-w-80 material:max-w-none text-balance text-secondary-label text-subhead">
            {data.description}
          </p>
        </div>
        <List twoColumns footer={data.footer} className="ios:pt-5! material:pt-3!">
          {items.map((item) => {
            const Icon = icons[item.icon as keyof typeof icons] ?? Bell
            return (
              <Item
                as="label"
                key={item.id}
                start={
                  <Tile tone={item.tone as Tone}>
                    <Icon aria-hidden="true" />
                  </Tile>
                }
                title={item.title}
                subtitle={item.isChecked ? item.on : item.off}
                end={
                  <Toggle
                    checked={item.isChecked}
                    onChange={({ target }) => setItemChecked(item, target.checked)}
                  />
                }
              />
            )
          })}
        </List>
        <StickyAction>
          <Button
            size="lg"
            onClick={() => onSubmit(items.filter((item) => item.isChecked).map(({ id }) => id))}
          >
            {data.button}
          </Button>
        </StickyAction>
      </Content>
    </Page>
  )
}
