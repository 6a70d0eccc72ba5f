'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/toggle/layout1.json'
import { NeighborhoodMap } from './neighborhood-map'

type Person = (typeof english)['items'][number]

/** Props of Toggle0. */
export type Toggle0Props = ScreenProps<typeof english> & {
  /** Called when a switch is turned on or off. */
  onChange?: (item: Person, isChecked: boolean) => void
}

/** Position of each person, relative to the center of the map. */
const positionClasses = [
  'start-[calc(50%+14px)] top-[calc(50%+46px)]',
  'start-[calc(50%-104px)] top-[calc(50%+56px)]',
  'start-[calc(50%-122px)] top-[calc(50%-78px)]',
  'start-[calc(50%+132px)] top-[calc(50%+96px)]',
  'start-[calc(50%+86px)] top-[calc(50%-84px)]',
]

/** People on a map, and a list with a switch for each person that shows or hides their picture on the map. */
export default function Toggle0({ data = english, onBack, ...callbacks }: Toggle0Props) {
  const lang = useContentLang()
  const toast = useToast()
  const {
    onChange = ({ title }, isChecked) =>
      toast(interpolate(isChecked ? data.toasts.on : data.toasts.off, { title })),
  } = callbacks
  const [overrides, setOverrides] = useState<Record<number, boolean>>({})
  const setItemChecked = (item: Person, isChecked: boolean) => {
    setOverrides({ ...overrides, [item.id]: isChecked })
    onChange(item, isChecked)
  }
  const isOn = (item: Person) => overrides[item.id] ?? item.isChecked
  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" overPicture="map" onBack={onBack} />
      <Content grouped>
        <div
          dir="ltr"
          aria-hidden="true"
          data-hero
          className="relative grid h-[42cqh] flex-none place-content-center overflow-hidden"
        >
          <NeighborhoodMap />
          {data.items.map((item, index) => (
            <span
              key={item.id}
              className={`absolute grid -translate-1/2 justify-items-center transition-[scale,opacity] motion-duration-350 ${positionClasses[index]} ${isOn(item) ? '' : 'scale-50 opacity-0'}`}
            >
              <Avatar src={item.avatar} eager className="size-14! border-[3px] border-white shadow-float" />
              <span className="relative z-1 -mt-2 rounded-pill bg-white px-2 font-semibold text-[#1c1c1e] text-caption shadow-card">
                {item.title.split(' ')[0]}
              </span>
            </span>
          ))}
        </div>
        <div className="flex-none px-margin pt-5">
          <h1 className="text-balance text-title1">{data.toolbarTitle}</h1>
          <p role="status" className="mt-0.5 text-secondary-label text-subhead">
            {interpolate(
              data.count,
              { checked: data.items.filter(isOn).length, total: data.items.length },
              lang,
            )}
          </p>
        </div>
        <List header={data.title} twoColumns>
          {data.items.map((item) => (
            <Item
              as="label"
              key={item.id}
              start={<Avatar src={item.avatar} />}
              title={item.title}
              subtitle={item.subtitle}
              end={
                <Toggle
                  checked={isOn(item)}
                  onChange={(event) => setItemChecked(item, event.target.checked)}
                />
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
