'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { normalizeText } from '@patternbook/engine/data/normalize-text'
import { controlLabels } from '@patternbook/engine/data/words'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { useOverlays } from '@patternbook/engine/overlay'
import { type ComponentProps, useState } from 'react'
import { BarButton } from '@/components/ui/bar-button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { SearchField } from '@/components/ui/search-field'
import type english from '@/data/register/layout1.json'

type CountryTexts = Pick<typeof english, 'countries' | 'countryTitle' | 'countrySearch' | 'countryNoResults'>

type CountryListProps = {
  data: CountryTexts
  /** Title of the chosen country, or an empty string. */
  value: string
  onClose: (title?: string) => void
}

/** A list of the countries with a search field. The chosen country is marked. */
function CountryList({ data, value, onClose }: CountryListProps) {
  const { lang } = useFrame()
  const [query, setQuery] = useState('')
  const matchingCountries = data.countries.filter(({ title }) =>
    normalizeText(title).includes(normalizeText(query)),
  )
  return (
    <Page>
      <Header
        title={data.countryTitle}
        back={false}
        end={<BarButton onClick={() => onClose()}>{controlLabels[lang].cancel}</BarButton>}
      />
      <Content grouped state={{ status: 'ready', lang }}>
        <SearchField
          value={query}
          onChange={setQuery}
          label={data.countrySearch}
          clearLabel={controlLabels[lang].clear}
          className="mx-margin mt-2"
        />
        <p role="status" className="px-margin pt-6 text-center text-secondary-label empty:hidden">
          {matchingCountries.length === 0 ? interpolate(data.countryNoResults, { query }) : ''}
        </p>
        <List className="pt-4!">
          {matchingCountries.map(({ id, title }) => (
            <Item key={id} title={title} selected={title === value} onClick={() => onClose(title)} />
          ))}
        </List>
      </Content>
    </Page>
  )
}

type CountryFieldProps = Pick<
  ComponentProps<typeof Field>,
  'label' | 'placeholder' | 'startIcon' | 'name' | 'value' | 'onChange' | 'error' | 'announceError'
> & { data: CountryTexts }

/** A field that opens the list of countries when the user taps it or presses Enter, Space, Arrow Down, or Arrow Up in it. */
export function CountryField({ data, value, onChange, ...fieldProps }: CountryFieldProps) {
  const overlays = useOverlays()
  const openCountryList = async () => {
    const result = await overlays.modal({
      label: data.countryTitle,
      presentation: 'card',
      content: ({ dismiss }) => (
        <CountryList data={data} value={value} onClose={(title) => void dismiss(title)} />
      ),
    })
    if (typeof result.data === 'string') onChange(result.data)
  }
  return (
    <Field
      {...fieldProps}
      value={value}
      onChange={onChange}
      readOnly
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={openCountryList}
      onKeyDown={(event) => {
        if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
        event.preventDefault()
        void openCountryList()
      }}
    />
  )
}
