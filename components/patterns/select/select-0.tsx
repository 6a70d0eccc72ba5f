'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useState } from 'react'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/select.json'
import { titleOf } from './choices'
import { SelectField, SelectRow } from './select-field'
import { usePickers } from './use-pickers'

/** Props of Select0. */
export type Select0Props = ScreenProps<typeof english> & {
  /** Called with the ids of all answers when one changes. */
  onChange?: (answers: {
    city: number
    country: number
    address: number
    month: number
    year: number
  }) => void
}

/** One answer each, chosen in a dialog, in a list beside the field, and in an action sheet. */
export default function Select0({ data = english, onBack, onChange }: Select0Props) {
  const lang = useLang()
  const { toolbarTitle, title, city, country, address, date, toasts } = data.layout1
  const pickers = usePickers(lang)
  const toast = useToast()
  const [chosen, setChosen] = useState({
    city: city.selectedItem,
    country: country.selectedItem,
    address: address.selectedItem,
    month: date.selectedItemMonth,
    year: date.selectedItemYear,
  })

  const choose = (name: keyof typeof chosen, id: number, message: string) => {
    if (!id || id === chosen[name]) return
    const answers = { ...chosen, [name]: id }
    setChosen(answers)
    if (onChange) onChange(answers)
    else toast(message)
  }

  const pickCity = async () => {
    const id = await pickers.dialog({ label: city.header, items: city.items, selected: chosen.city })
    choose('city', id, fill(toasts.city, { title: titleOf(city.items, id) }))
  }
  const pickCountry = async (field: HTMLElement) => {
    const id = await pickers.list(field, {
      label: country.title,
      items: country.items,
      selected: chosen.country,
    })
    choose('country', id, fill(toasts.country, { title: titleOf(country.items, id) }))
  }
  const pickAddress = async () => {
    const id = await pickers.sheet({
      label: address.header,
      items: address.items,
      selected: chosen.address,
    })
    choose('address', id, fill(toasts.address, { title: titleOf(address.items, id) }))
  }
  const dated = (month: number, year: number) =>
    fill(toasts.date, { month: titleOf(date.itemsMonth, month), year: titleOf(date.itemsYears, year) })
  const pickMonth = async (field: HTMLElement) => {
    const id = await pickers.list(field, {
      label: date.month,
      items: date.itemsMonth,
      selected: chosen.month,
    })
    choose('month', id, dated(id, chosen.year))
  }
  const pickYear = async (field: HTMLElement) => {
    const id = await pickers.list(field, { label: date.year, items: date.itemsYears, selected: chosen.year })
    choose('year', id, dated(chosen.month, id))
  }

  const month = titleOf(date.itemsMonth, chosen.month)
  const year = titleOf(date.itemsYears, chosen.year)
  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <List header={title}>
          <SelectRow>
            <SelectField
              label={city.title}
              value={titleOf(city.items, chosen.city)}
              popup="dialog"
              onOpen={pickCity}
            />
          </SelectRow>
          <SelectRow>
            <SelectField
              label={country.title}
              value={titleOf(country.items, chosen.country)}
              popup="listbox"
              onOpen={pickCountry}
            />
          </SelectRow>
          <SelectRow>
            <SelectField
              label={address.title}
              value={titleOf(address.items, chosen.address)}
              popup="dialog"
              onOpen={pickAddress}
            />
          </SelectRow>
          <SelectRow label={date.title}>
            <SelectField compact label={date.month} value={month} popup="listbox" onOpen={pickMonth} />
            <SelectField compact label={date.year} value={year} popup="listbox" onOpen={pickYear} />
          </SelectRow>
        </List>
      </Content>
    </Page>
  )
}
