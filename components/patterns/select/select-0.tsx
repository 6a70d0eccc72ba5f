'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { StickyAction } from '@/components/ui/sticky-action'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/select.json'
import { titleOf } from './choices'
import { Postcard } from './postcard'
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
  /** Called with the ids of all answers when the postcard is sent. */
  onSubmit?: (answers: Parameters<NonNullable<Select0Props['onChange']>>[0]) => void
}

/** A form for the address and date of a postcard. Its fields open a dialog, a listbox next to the field, or an action sheet. */
export default function Select0({ data = english, onBack, onChange, onSubmit }: Select0Props) {
  const lang = useLang()
  const { toolbarTitle, title, city, country, address, date, postage, toasts, labels } = data.layout1
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
    choose('city', id, interpolate(toasts.city, { title: titleOf(city.items, id) }))
  }
  const pickCountry = async (field: HTMLElement) => {
    const id = await pickers.listbox(field, {
      label: country.title,
      items: country.items,
      selected: chosen.country,
    })
    choose('country', id, interpolate(toasts.country, { title: titleOf(country.items, id) }))
  }
  const pickAddress = async () => {
    const id = await pickers.sheet({
      label: address.header,
      items: address.items,
      selected: chosen.address,
    })
    choose('address', id, interpolate(toasts.address, { title: titleOf(address.items, id) }))
  }
  const dateMessage = (month: number, year: number) =>
    interpolate(toasts.date, { month: titleOf(date.itemsMonth, month), year: titleOf(date.itemsYears, year) })
  const pickMonth = async (field: HTMLElement) => {
    const id = await pickers.listbox(field, {
      label: date.month,
      items: date.itemsMonth,
      selected: chosen.month,
    })
    choose('month', id, dateMessage(id, chosen.year))
  }
  const pickYear = async (field: HTMLElement) => {
    const id = await pickers.listbox(field, {
      label: date.year,
      items: date.itemsYears,
      selected: chosen.year,
    })
    choose('year', id, dateMessage(chosen.month, id))
  }

  const chosenTitles = {
    city: titleOf(city.items, chosen.city),
    country: titleOf(country.items, chosen.country),
    address: titleOf(address.items, chosen.address),
    month: titleOf(date.itemsMonth, chosen.month),
    year: titleOf(date.itemsYears, chosen.year),
  }
  const send = () => {
    if (onSubmit) onSubmit(chosen)
    else toast(interpolate(toasts.submit, { title: chosenTitles.country }))
  }
  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped className="scroll-pb-28">
        <Postcard
          label={interpolate(labels.preview, chosenTitles)}
          front={data.layout1.image}
          stamp={country.items.find(({ id }) => id === chosen.country)?.image ?? ''}
          message={data.layout1.message}
          lines={[data.layout1.recipient, chosenTitles.address, chosenTitles.city, chosenTitles.country]}
          city={data.layout1.postmark}
          date={[chosenTitles.month, chosenTitles.year]}
        />
        <List header={title} className="tablet:mx-auto tablet:w-120 ios:pt-4!">
          <SelectRow>
            <SelectField label={city.title} value={chosenTitles.city} popup="dialog" onOpen={pickCity} />
          </SelectRow>
          <SelectRow>
            <SelectField
              label={country.title}
              value={chosenTitles.country}
              popup="listbox"
              onOpen={pickCountry}
            />
          </SelectRow>
          <SelectRow>
            <SelectField
              label={address.title}
              value={chosenTitles.address}
              popup="dialog"
              onOpen={pickAddress}
            />
          </SelectRow>
          <SelectRow label={date.title}>
            <SelectField
              compact
              label={date.month}
              value={chosenTitles.month}
              popup="listbox"
              onOpen={pickMonth}
            />
            <SelectField
              compact
              label={date.year}
              value={chosenTitles.year}
              popup="listbox"
              onOpen={pickYear}
            />
          </SelectRow>
        </List>
        <StickyAction>
          <p className="flex flex-wrap items-baseline gap-x-2 px-1 pb-3 tablet:mx-auto tablet:w-110">
            <span className="text-headline">{postage.title}</span>
            <span className="text-label-2 text-subhead">{postage.note}</span>
            <span className="ms-auto text-headline tabular-nums">{postage.value}</span>
          </p>
          <Button size="lg" onClick={send} className="tablet:mx-auto tablet:w-110">
            {data.layout1.button}
          </Button>
        </StickyAction>
      </Content>
    </Page>
  )
}
