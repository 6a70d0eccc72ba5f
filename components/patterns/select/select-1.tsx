'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { controlLabels } from '@patternbook/engine/data/words'
import { useOverlays } from '@patternbook/engine/overlay'
import { useRef, useState } from 'react'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { ChevronDown } from '@/components/ui/symbols/chevron-down'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/select.json'
import { MultiSelectSheet } from './multi-select-sheet'
import type { SelectOption } from './select-option'

/** Props of Select1. */
export type Select1Props = ScreenProps<typeof english> & {
  /** Called with the selected IDs of all three filters when one of the filters changes. */
  onChange?: (answers: { country: number[]; month: number[]; years: number[] }) => void
}

type PostcardGridProps = {
  items: readonly { id: number; title: string; image: string }[]
  /** Heading above the postcards that do not match the filters. With a heading, all postcards have the same size. */
  heading?: string
}

/** A grid of postcards. Without a heading, the first postcard is as wide as the grid. Renders nothing if there are no items. */
function PostcardGrid({ items, heading }: PostcardGridProps) {
  if (items.length === 0) return null
  return (
    <section className="mx-auto w-full max-w-160 flex-none px-margin pt-4">
      {heading && <h2 className="pt-2 pb-2 text-headline">{heading}</h2>}
      <ul
        className={`grid ${heading ? 'grid-cols-2 gap-3 tablet:grid-cols-3' : 'grid-cols-3 gap-2.5 *:first:col-span-3'}`}
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            className="rounded-[12px] bg-white p-1 pb-0 text-center text-[#3b3026] text-[length:min(var(--pb-text-footnote),4cqw)] shadow-card"
          >
            <Picture
              src={item.image}
              ratio={index === 0 && !heading ? '3/2' : '4/3'}
              sizes={heading ? '180px' : index === 0 ? '380px' : '130px'}
              eager
              className="rounded-[8px]"
            />
            <span className="block truncate py-1">{item.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three filters that open a modal with multiple selection; below them, the postcards that match, then all others. */
export default function Select1({ data = english, onBack, onChange }: Select1Props) {
  const lang = useContentLang()
  const { toolbarTitle, title, country, date, items, toasts, labels } = data.layout2
  const overlays = useOverlays()
  const toast = useToast()
  const [selectedIds, setSelectedIds] = useState({
    country: country.selectedItem,
    month: date.selectedItemMonth,
    years: date.selectedItemYear,
  })
  // The next filter can open while the previous one is still closing. `selectedIds` is then out of date.
  const latestSelectedIds = useRef(selectedIds)

  const joinTitles = (items: readonly SelectOption[], ids: readonly number[]) =>
    items
      .filter(({ id }) => ids.includes(id))
      .map((item) => item.title)
      .join(lang === 'ar' ? '، ' : ', ')

  const openFilter = async (
    name: keyof typeof selectedIds,
    header: string,
    items: readonly SelectOption[],
  ) => {
    const { data } = await overlays.modal({
      label: header,
      // Countries have pictures, so they need a card. Months and years fit in a sheet of about half the height.
      ...(name === 'country'
        ? { presentation: 'card' }
        : { breakpoints: [0, 0.52], initialBreakpoint: 0.52 }),
      content: ({ dismiss }) => (
        <MultiSelectSheet
          title={header}
          items={items}
          selectedIds={selectedIds[name]}
          labels={{ cancel: controlLabels[lang].cancel, done: labels.done, clear: labels.clear }}
          onClose={(ids) => void dismiss(ids)}
        />
      ),
    })
    if (!Array.isArray(data) || data.join() === latestSelectedIds.current[name].join()) return
    const ids: number[] = data
    const newSelectedIds = { ...latestSelectedIds.current, [name]: ids }
    latestSelectedIds.current = newSelectedIds
    setSelectedIds(newSelectedIds)
    if (onChange) onChange(newSelectedIds)
    else toast(ids.length > 0 ? interpolate(toasts[name], { titles: joinTitles(items, ids) }) : toasts.none)
  }
  const matchesFilters = ({ country, month, year }: { country: number; month: number; year: number }) =>
    [
      [selectedIds.country, country],
      [selectedIds.month, month],
      [selectedIds.years, year],
    ].every(([ids, id]) => (ids as number[]).length === 0 || (ids as number[]).includes(id as number))

  const filters = [
    { name: 'country', label: country.title, header: country.header, items: country.items },
    { name: 'month', label: date.month, header: date.headerMonth, items: date.itemsMonth },
    { name: 'years', label: date.year, header: date.headerYear, items: date.itemsYears },
  ] as const
  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped>
        <fieldset className="squircle mx-margin mt-2 flex flex-none flex-wrap ios:overflow-hidden ios:rounded-[26px] ios:bg-surface baseline:gap-2 expressive:gap-0.5 expressive:overflow-hidden expressive:rounded-[20px] tablet:mx-auto tablet:w-152">
          <legend className="sr-only">{title}</legend>
          {filters.map(({ name, label, header, items }) => (
            <button
              key={name}
              type="button"
              aria-haspopup="dialog"
              onClick={() => openFilter(name, header, items)}
              className="pressable grid min-h-16 min-w-0 flex-[1_1_5.5em] grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-1 border-separator py-2 ps-4 pe-2.5 text-start focus-ring-above ios:[button+&]:border-s-hairline ios:after:hidden ios:active:bg-pressed baseline:rounded-field baseline:border baseline:border-outline expressive:rounded-[4px] expressive:bg-(--cell-background)"
            >
              <span className="text-footnote text-secondary-label material:text-caption">{label}</span>
              <span className="col-start-1 line-clamp-2 wrap-break-word font-semibold text-subhead">
                {joinTitles(items, selectedIds[name]) || labels.none}
              </span>
              <ChevronDown
                aria-hidden="true"
                className="col-start-2 row-span-2 row-start-1 size-4.5 text-tint material:text-on-surface-variant"
              />
            </button>
          ))}
        </fieldset>
        <p role="status" className="px-margin pt-5 text-title3 tablet:mx-auto tablet:w-160">
          {interpolate(
            labels.count,
            { number: items.filter(matchesFilters).length, total: items.length },
            lang,
          )}
        </p>
        <PostcardGrid items={items.filter(matchesFilters)} />
        <PostcardGrid heading={labels.rest} items={items.filter((item) => !matchesFilters(item))} />
      </Content>
    </Page>
  )
}
