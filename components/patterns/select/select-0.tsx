'use client'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/select.json'
import { fill } from '@/lib/data/fill'
import type { Select } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { words } from '@/lib/data/words'
import { useFrame } from '@/lib/frame/use-frame'
import { useOverlays } from '@/lib/overlay/react'
import { type Choice, ChoiceList, titleOf } from './choice-list'
import { SelectField, SelectRow } from './select-field'

/** One answer each, chosen in a dialog, in a list beside the field, and in an action sheet. */
export default function Select0() {
  const sample = useSample<Select>('select', english)
  const { toolbarTitle, title, city, country, address, date, toasts } = sample.data.layout1
  const { ok, cancel } = words[sample.lang]
  const { mode } = useFrame()
  const overlays = useOverlays()
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
    setChosen({ ...chosen, [name]: id })
    toast(message)
  }

  const dialog = async () => {
    const { data, role } = await overlays.alert({
      header: city.header,
      inputs: city.items.map((item) => ({
        type: 'radio',
        label: item.title,
        value: String(item.id),
        checked: item.id === chosen.city,
      })),
      buttons: [{ text: cancel, role: 'cancel' }, { text: ok }],
    })
    if (role === 'cancel' || role === 'backdrop') return
    const id = Number(data?.values)
    choose('city', id, fill(toasts.city, { title: titleOf(city.items, id) }))
  }

  const sheet = async () => {
    const { data } = await overlays.actionSheet({
      header: address.header,
      buttons: [
        ...address.items.map((item) => ({
          text: item.title,
          data: item.id,
          icon: item.id === chosen.address ? <Check aria-hidden="true" /> : undefined,
          cssClass: item.id === chosen.address ? 'ios:font-semibold' : undefined,
          htmlAttributes: { 'aria-current': item.id === chosen.address || undefined },
        })),
        { text: cancel, role: 'cancel' },
      ],
    })
    const id = Number(data)
    choose('address', id, fill(toasts.address, { title: titleOf(address.items, id) }))
  }

  const list = async (anchor: HTMLElement, label: string, items: readonly Choice[], selected: number) => {
    const { data } = await overlays.popover({
      anchor,
      // iOS values stand at the end of their row, Material's menus begin where the field begins.
      align: mode === 'ios' ? 'end' : 'start',
      label,
      content: ({ dismiss }) => (
        <ChoiceList label={label} items={items} selected={selected} onPick={(id) => void dismiss(id)} />
      ),
    })
    return Number(data)
  }
  const pickCountry = async (field: HTMLElement) => {
    const id = await list(field, country.title, country.items, chosen.country)
    choose('country', id, fill(toasts.country, { title: titleOf(country.items, id) }))
  }
  const dated = (month: number, year: number) =>
    fill(toasts.date, { month: titleOf(date.itemsMonth, month), year: titleOf(date.itemsYears, year) })
  const pickMonth = async (field: HTMLElement) => {
    const id = await list(field, date.month, date.itemsMonth, chosen.month)
    choose('month', id, dated(id, chosen.year))
  }
  const pickYear = async (field: HTMLElement) => {
    const id = await list(field, date.year, date.itemsYears, chosen.year)
    choose('year', id, dated(chosen.month, id))
  }

  const month = titleOf(date.itemsMonth, chosen.month)
  const year = titleOf(date.itemsYears, chosen.year)
  return (
    <Page>
      <Header title={toolbarTitle} large="ios" back={{ href: '/items/select/', label: 'Select' }} />
      <Content sample={sample} grouped>
        <List header={title}>
          <SelectRow>
            <SelectField
              label={city.title}
              value={titleOf(city.items, chosen.city)}
              popup="dialog"
              onOpen={dialog}
            />
          </SelectRow>
          <SelectRow>
            <SelectField
              label={country.title}
              value={titleOf(country.items, chosen.country)}
              popup="menu"
              onOpen={pickCountry}
            />
          </SelectRow>
          <SelectRow>
            <SelectField
              label={address.title}
              value={titleOf(address.items, chosen.address)}
              popup="dialog"
              onOpen={sheet}
            />
          </SelectRow>
          <SelectRow label={date.title}>
            <SelectField compact label={date.month} value={month} popup="menu" onOpen={pickMonth} />
            <SelectField compact label={date.year} value={year} popup="menu" onOpen={pickYear} />
          </SelectRow>
        </List>
      </Content>
    </Page>
  )
}
