'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
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

/** Places on the drawn map, one for each person: the bank of the river, the main road, the park, the river, a block of houses. */
const places = [
  'start-[59%] top-[82%]',
  'start-[46%] top-[26%]',
  'start-[43%] top-[51%]',
  'start-[31%] top-[75%]',
  'start-[77%] top-[68%]',
]

/** People on a map, and a switch for each of them that shows or hides their picture on it. */
export default function Toggle0({ data = english, onBack, ...callbacks }: Toggle0Props) {
  const toast = useToast()
  const {
    onChange = ({ title }, on) => toast(interpolate(on ? data.toasts.on : data.toasts.off, { title })),
  } = callbacks
  const [changed, setChanged] = useState<Record<number, boolean>>({})
  const change = (item: Setting, on: boolean) => {
    setChanged({ ...changed, [item.id]: on })
    onChange(item, on)
  }
  const isOn = (item: Setting) => changed[item.id] ?? item.isChecked
  return (
    <Page>
      <Header title={data.toolbarTitle} over="map" onBack={onBack} />
      <Content grouped>
        <div dir="ltr" aria-hidden="true" data-hero className="relative h-[48cqh] flex-none overflow-hidden">
          {/* As large as the picture, so that the people keep their places. */}
          <div className="absolute start-1/2 top-1/2 aspect-4/3 w-[max(100cqw,64cqh)] -translate-1/2">
            <Picture name="map-light" ratio="fill" eager className="absolute inset-0 theme-dark:hidden" />
            <Picture name="map-dark" ratio="fill" eager className="absolute inset-0 not-theme-dark:hidden" />
            {data.items.map((item, index) => (
              <span
                key={item.id}
                className={`absolute grid origin-bottom -translate-x-1/2 -translate-y-full justify-items-center transition-[scale,opacity] tempo-350 ${places[index]} ${isOn(item) ? '' : 'scale-50 opacity-0'}`}
              >
                <Avatar
                  name={item.avatar}
                  eager
                  className="size-13! border-[3px] border-white shadow-float"
                />
                <span className="relative z-1 -mt-2 rounded-pill bg-white px-2 font-semibold text-[#1c1c1e] text-caption shadow-card">
                  {item.title.split(' ')[0]}
                </span>
                <span className="-mt-1.5 size-2.5 rotate-45 bg-white" />
              </span>
            ))}
          </div>
        </div>
        <List header={data.title}>
          {data.items.map((item) => (
            <Item
              as="label"
              key={item.id}
              lead={<Avatar name={item.avatar} />}
              title={item.title}
              subtitle={item.subtitle}
              end={<Toggle checked={isOn(item)} onChange={(event) => change(item, event.target.checked)} />}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
