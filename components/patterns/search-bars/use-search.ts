'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import { normalizeText } from '@patternbook/engine/data/normalize-text'
import { controlLabels } from '@patternbook/engine/data/words'
import type { Lang } from '@patternbook/engine/frame'
import { useState } from 'react'
import type english from '@/data/searchBars/layout1.json'

type SearchBars0Data = typeof english

type SearchData<T> = Pick<SearchBars0Data, 'search' | 'noResults' | 'labels'> & { items: T[] }

/**
 * Filters the items of a screen by their titles and keywords while the user types; ignores differences such as case and accents.
 * @param onSearch called with the text whenever it changes
 * @returns the matching items, the message to show if no item matches, and the props of the Searchbar
 */
export function useSearch<T extends { title: string; keywords?: string }>(
  data: SearchData<T>,
  lang: Lang,
  onSearch?: (query: string) => void,
) {
  const [query, setQuery] = useState('')
  const normalizedQuery = normalizeText(query)
  const matches = data.items.filter(({ title, keywords = '' }) =>
    normalizeText(`${title} ${keywords}`).includes(normalizedQuery),
  )
  const noResultsText = interpolate(data.noResults.title, { query: query.trim() })
  const resultsText = interpolate(
    data.labels.results,
    { number: formatDigits(matches.length, lang), total: formatDigits(data.items.length, lang) },
    lang,
  )
  const status = normalizedQuery === '' ? '' : matches.length === 0 ? noResultsText : resultsText
  const searchbarProps = {
    value: query,
    onChange: (text: string) => {
      setQuery(text)
      onSearch?.(text)
    },
    label: data.search,
    clearLabel: controlLabels[lang].clear,
    cancelLabel: controlLabels[lang].cancel,
    status,
  }
  return { matches, noResultsText, searchbarProps }
}
