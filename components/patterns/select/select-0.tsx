'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { StickyAction } from '@/components/ui/sticky-action'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/select.json'
import { Postcard } from './postcard'
import { SelectField, SelectRow } from './select-field'
import { titleOf } from './select-option'
import { usePickers } from './use-pickers'

/** Props of Select0. */
export type Select0Props = ScreenProps<typeof english> & {
  /** Called with the IDs of all selected options when one of them changes. */
  onChange?: (answers: {
    city: number
    country: number
    address: number
    month: number
    year: number
  }) => void
  /** Called with the IDs of all selected options when the postcard is sent. */
  onSubmit?: (answers: Parameters<NonNullable<Select0Props['onChange']>>[0]) => void
}

/** A form for the address and date of a postcard. Its fields open a dialog, a listbox next to the field, or an action sheet. */
export default function Select0({ data = english, onBack, onChange, onSubmit }: Select0Props) {
  const lang = useContentLang()
  const { toolbarTitle, title, city, country, address, date, postage, toasts, labels } = data.layout1
  const pickers = usePickers(lang)
  const toast = useToast()
  const [selectedIds, setSelectedIds] = useState({
    city: city.selectedItem,
    country: country.selectedItem,
    address: address.selectedItem,
    month: date.selectedItemMonth,
    year: date.selectedItemYear,
  })
  // The next field can open while the previous one is still closing. `selectedIds` is then out of date.
  const latestSelectedIds = useRef(selectedIds)

  const updateSelection = (name: keyof typeof selectedIds, id: number, message: string) => {
    if (Number.isNaN(id) || id === latestSelectedIds.current[name]) return
    const newSelectedIds = { ...latestSelectedIds.current, [name]: id }
    latestSelectedIds.current = newSelectedIds
    setSelectedIds(newSelectedIds)
    if (onChange) onChange(newSelectedIds)
    else toast(message)
  }

  const pickCity = async () => {
    const id = await pickers.openDialog({
      label: city.header,
      items: city.items,
      selectedId: selectedIds.city,
    })
    updateSelection('city', id, interpolate(toasts.city, { title: titleOf(city.items, id) }))
  }
  const pickCountry = async (field: HTMLElement) => {
    const id = await pickers.openListbox(field, {
      label: country.title,
      items: country.items,
      selectedId: selectedIds.country,
    })
    updateSelection('country', id, interpolate(toasts.country, { title: titleOf(country.items, id) }))
  }
  const pickAddress = async () => {
    const id = await pickers.openActionSheet({
      label: address.header,
      items: address.items,
      selectedId: selectedIds.address,
    })
    updateSelection('address', id, interpolate(toasts.address, { title: titleOf(address.items, id) }))
  }
  const dateMessage = (month: number, year: number) =>
    interpolate(toasts.date, { month: titleOf(date.itemsMonth, month), year: titleOf(date.itemsYears, year) })
  const pickMonth = async (field: HTMLElement) => {
    const id = await pickers.openListbox(field, {
      label: date.month,
      items: date.itemsMonth,
      selectedId: selectedIds.month,
    })
    updateSelection('month', id, dateMessage(id, latestSelectedIds.current.year))
  }
  const pickYear = async (field: HTMLElement) => {
    const id = await pickers.openListbox(field, {
      label: date.year,
      items: date.itemsYears,
      selectedId: selectedIds.year,
    })
    updateSelection('year', id, dateMessage(latestSelectedIds.current.month, id))
  }

  const selectedTitles = {
    city: titleOf(city.items, selectedIds.city),
    country: titleOf(country.items, selectedIds.country),
    address: titleOf(address.items, selectedIds.address),
    month: titleOf(date.itemsMonth, selectedIds.month),
    year: titleOf(date.itemsYears, selectedIds.year),
  }
  const send = () => {
    if (onSubmit) onSubmit(selectedIds)
    else toast(interpolate(toasts.submit, { title: selectedTitles.country }))
  }
  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped className="scroll-pb-28">
        <Postcard
          label={interpolate(labels.preview, selectedTitles)}
          frontImage={data.layout1.image}
          stampImage={country.items.find(({ id }) => id === selectedIds.country)?.image ?? ''}
          message={data.layout1.message}
          addressLines={[
            data.layout1.recipient,
            selectedTitles.address,
            selectedTitles.city,
            selectedTitles.country,
          ]}
          postmarkCity={data.layout1.postmark}
          postmarkLines={[selectedTitles.month, selectedTitles.year]}
        />
        <List header={title} className="tablet:mx-auto tablet:w-120 ios:pt-4!">
          <SelectRow>
            <SelectField
              label={city.title}
              value={selectedTitles.city}
              popup="dialog"
              openOptions={pickCity}
            />
          </SelectRow>
          <SelectRow>
            <SelectField
              label={country.title}
              value={selectedTitles.country}
              popup="listbox"
              openOptions={pickCountry}
            />
          </SelectRow>
          <SelectRow>
            <SelectField
              label={address.title}
              value={selectedTitles.address}
              popup="dialog"
              openOptions={pickAddress}
            />
          </SelectRow>
          <SelectRow label={date.title}>
            <SelectField
              compact
              label={date.month}
              value={selectedTitles.month}
              popup="listbox"
              openOptions={pickMonth}
            />
            <SelectField
              compact
              label={date.year}
              value={selectedTitles.year}
              popup="listbox"
              openOptions={pickYear}
            />
          </SelectRow>
        </List>
        <StickyAction>
          <p className="flex flex-wrap items-baseline gap-x-2 px-1 pb-3 tablet:mx-auto tablet:w-110">
            <span className="text-headline">{postage.title}</span>
            <span className="text-secondary-label text-subhead">{postage.note}</span>
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
