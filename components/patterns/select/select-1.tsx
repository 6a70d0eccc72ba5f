'use client'
import { fill } from '@patternbook/engine/data/fill'
import { words } from '@patternbook/engine/data/words'
import { useOverlays } from '@patternbook/engine/overlay'
import { useState } from 'react'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/select.json'
import type { Choice } from './choices'
import { SelectField, SelectRow } from './select-field'

/** Props of Select1. */
export type Select1Props = ScreenProps<typeof english> & {
  /** Called with the ids of all answers when they change. */
  onChange?: (answers: { country: number[]; month: number[]; years: number[] }) => void
}

/** Several answers each, ticked in a dialog; none is an answer too. */
export default function Select1({ data = english, onBack, onChange }: Select1Props) {
  const lang = useLang()
  const { toolbarTitle, title, country, date, toasts, labels } = data.layout2
  const { ok, cancel } = words[lang]
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
    const { data, role } = await overlays.alert({
      header,
      inputs: items.map((item) => ({
        type: 'checkbox',
        label: item.title,
        value: String(item.id),
        checked: chosen[name].includes(item.id),
      })),
      buttons: [{ text: cancel, role: 'cancel' }, { text: ok }],
    })
    if (role === 'cancel' || role === 'backdrop' || !Array.isArray(data?.values)) return
    const ids = data.values.map(Number)
    if (ids.join() === chosen[name].join()) return
    const answers = { ...chosen, [name]: ids }
    setChosen(answers)
    if (onChange) onChange(answers)
    else toast(ids.length > 0 ? fill(toasts[name], { titles: titles(items, ids) }) : toasts.none)
  }

  const fields = {
    country: titles(country.items, chosen.country) || labels.none,
    month: titles(date.itemsMonth, chosen.month) || labels.none,
    years: titles(date.itemsYears, chosen.years) || labels.none,
  }
  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <List header={title}>
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
      </Content>
    </Page>
  )
}
