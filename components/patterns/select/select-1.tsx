'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { words } from '@patternbook/engine/data/words'
import { useOverlays } from '@patternbook/engine/overlay'
import { useState } from 'react'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/select.json'
import { ChoiceSheet } from './choice-sheet'
import type { Choice } from './choices'
import { SelectField, SelectRow } from './select-field'

/** Props of Select1. */
export type Select1Props = ScreenProps<typeof english> & {
  /** Called with the ids of all answers when they change. */
  onChange?: (answers: { country: number[]; month: number[]; years: number[] }) => void
}

type PostcardsProps = {
  items: readonly { id: number; title: string; image: string }[]
  /** Heading above postcards that do not match, which are smaller. */
  heading?: string
}

/** A grid of postcards. */
function Postcards({ items, heading }: PostcardsProps) {
  if (items.length === 0) return null
  return (
    <section className="mx-auto w-full max-w-160 flex-none px-margin pt-5">
      {heading && <h2 className="pb-2 text-headline">{heading}</h2>}
      <ul className={`grid gap-2 ${heading ? 'grid-cols-3' : 'grid-cols-2'}`}>
        {items.map((item) => (
          <li
            key={item.id}
            className="rounded-[10px] bg-white p-1 pb-0 text-center text-[#3b3026] text-[length:min(var(--pb-text-footnote),4cqw)] shadow-card"
          >
            <Picture name={item.image} ratio="4/3" sizes="180px" eager className="rounded-[7px]" />
            <span className="block truncate py-1">{item.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Filters with multiple choices, on a page or in a sheet. Postcards that do not match follow below, smaller. */
export default function Select1({ data = english, onBack, onChange }: Select1Props) {
  const lang = useLang()
  const { toolbarTitle, title, country, date, items, toasts, labels } = data.layout2
  const overlays = useOverlays()
  const toast = useToast()
  const [chosen, setChosen] = useState({
    country: country.selectedItem,
    month: date.selectedItemMonth,
    years: date.selectedItemYear,
  })

  const titles = (items: readonly Choice[], ids: readonly number[]) =>
    items
      .filter(({ id }) => ids.includes(id))
      .map((item) => item.title)
      .join(lang === 'ar' ? '، ' : ', ')

  const ask = async (name: keyof typeof chosen, header: string, items: readonly Choice[]) => {
    const { data } = await overlays.modal({
      label: header,
      // The countries are on a page, the months and years in a sheet.
      ...(name === 'country'
        ? { presentation: 'card' }
        : { breakpoints: [0, 0.52], initialBreakpoint: 0.52 }),
      content: ({ dismiss }) => (
        <ChoiceSheet
          title={header}
          items={items}
          selected={chosen[name]}
          words={{ cancel: words[lang].cancel, done: labels.done, clear: labels.clear }}
          onClose={(ids) => void dismiss(ids)}
        />
      ),
    })
    if (!Array.isArray(data) || data.join() === chosen[name].join()) return
    const ids: number[] = data
    const answers = { ...chosen, [name]: ids }
    setChosen(answers)
    if (onChange) onChange(answers)
    else toast(ids.length > 0 ? interpolate(toasts[name], { titles: titles(items, ids) }) : toasts.none)
  }
  const stays = ({ country, month, year }: { country: number; month: number; year: number }) =>
    [
      [chosen.country, country],
      [chosen.month, month],
      [chosen.years, year],
    ].every(([ids, id]) => (ids as number[]).length === 0 || (ids as number[]).includes(id as number))

  const fields = {
    country: titles(country.items, chosen.country) || labels.none,
    month: titles(date.itemsMonth, chosen.month) || labels.none,
    years: titles(date.itemsYears, chosen.years) || labels.none,
  }
  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped>
        <List
          header={title}
          footer={interpolate(
            labels.count,
            { number: items.filter(stays).length, total: items.length },
            lang,
          )}
          footerLive
          className="tablet:mx-auto tablet:w-120 ios:pt-3!"
        >
          <SelectRow>
            <SelectField
              label={country.title}
              value={fields.country}
              popup="dialog"
              onOpen={() => ask('country', country.header, country.items)}
            />
          </SelectRow>
          <SelectRow label={date.title}>
            <SelectField
              compact
              label={date.month}
              value={fields.month}
              popup="dialog"
              onOpen={() => ask('month', date.headerMonth, date.itemsMonth)}
            />
            <SelectField
              compact
              label={date.year}
              value={fields.years}
              popup="dialog"
              onOpen={() => ask('years', date.headerYear, date.itemsYears)}
            />
          </SelectRow>
        </List>
        <Postcards items={items.filter(stays)} />
        <Postcards heading={labels.rest} items={items.filter((item) => !stays(item))} />
      </Content>
    </Page>
  )
}
