'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { MapPin } from '@/components/ui/symbols/map-pin'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/segment/layout1.json'
import { SegmentPage } from './segment-page'

type Segment0Data = typeof english

/** Props of Segment0. */
export type Segment0Props = ScreenProps<Segment0Data> & {
  /** Called with the vinyl record that was pressed. */
  onSelect?: (item: Segment0Data['page1']['items'][number]) => void
}

/**
 * A shop with vinyl records, new or on sale. The first record is in front of a photo. Below it are a list of the other records
 * and the store where customers can pick up their records.
 */
export default function Segment0({ data = english, onBack, ...callbacks }: Segment0Props) {
  const { page1, page2, store, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  const renderPage = (page: Segment0Data['page1'], eager: boolean) => {
    const [firstRecord, ...otherRecords] = page.items
    return (
      <>
        <div className="squircle relative isolate flex min-h-72 items-end overflow-hidden rounded-card text-white material:rounded-[28px]">
          <Picture
            src={page.background}
            alt={page.backgroundAlt}
            eager={eager}
            ratio="fill"
            className="absolute! inset-0 -z-1"
          />
          <span
            className={`absolute inset-x-0 bottom-0 -z-1 h-44 [--fade-height:6rem] @max-[16em]/frame:h-full ${photoScrimClass}`}
          />
          {firstRecord && (
            <button
              type="button"
              onClick={() => onSelect(firstRecord)}
              className="pressable flex min-h-72 w-full items-end gap-4 rounded-[inherit] p-4 text-start focus-ring-above @max-[16em]/frame:flex-col @max-[16em]/frame:items-start @max-[16em]/frame:justify-end"
            >
              <Picture
                src={firstRecord.image}
                eager={eager}
                ratio="square"
                sizes="144px"
                className="size-36 flex-none rounded-[6px] shadow-[0_10px_28px_rgb(0_0_0/.5)]"
              />
              <span className="min-w-0 flex-1 wrap-break-word @max-[16em]/frame:flex-none">
                <span className="block text-balance text-title2">{firstRecord.title}</span>
                <span className="mt-0.5 block text-subhead">{firstRecord.category}</span>
                <span className="mt-1 block text-headline tabular-nums">{firstRecord.price}</span>
              </span>
            </button>
          )}
        </div>
        <List twoColumns className="-mx-margin ios:pt-4!">
          {otherRecords.map((item) => (
            <Item
              key={item.id}
              start={
                <Picture src={item.image} ratio="square" sizes="56px" className="size-14 rounded-[6px]" />
              }
              title={item.title}
              subtitle={item.category}
              end={<span className="text-headline text-label tabular-nums">{item.price}</span>}
              onClick={() => onSelect(item)}
            />
          ))}
        </List>
        <List header={store.header} className="-mx-margin tablet:w-[calc(50%+2*var(--pb-margin)-4px)]">
          <Item
            start={<MapPin aria-hidden="true" className="text-secondary-label" />}
            title={store.title}
            subtitle={store.subtitle}
            end={<span className="material:text-subhead">{store.value}</span>}
          />
        </List>
      </>
    )
  }

  return (
    <SegmentPage onBack={onBack} data={data} panels={[renderPage(page1, true), renderPage(page2, false)]} />
  )
}
