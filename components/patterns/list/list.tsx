'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { normalizeText } from '@patternbook/engine/data/normalize-text'
import { controlLabels } from '@patternbook/engine/data/words'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { SearchField } from '@/components/ui/search-field'
import { StateView } from '@/components/ui/state-view'
import englishCatalog from '@/data/catalog.json'
import english from '@/data/list.json'
import { ScreenshotGrid } from '../items/screenshot-grid'
import { catalogCounts } from '../items/sections.generated'
import { focusSearchField } from '../search-bars/search-focus'
import { PatternCard } from './pattern-card'

/** Title and description of each section, by its key. */
export type SectionTexts = Readonly<Record<string, { title: string; description: string } | undefined>>

/** Props of List. */
export type ListProps = ScreenProps<typeof english> & {
  /** Title and description of each section in the groups. */
  sections?: SectionTexts
  /** Called with the key of the section that was pressed. Default: opens its page, such as `/items/login/`. */
  onSelect?: (sectionKey: string) => void
  /** Called with the text of the filter whenever it changes. */
  onSearch?: (query: string) => void
}

/** Index of the patterns in groups, with a filter. */
export default function List({
  data = english,
  sections = englishCatalog.sections,
  onBack,
  onSelect,
  onSearch,
}: ListProps) {
  const lang = useContentLang()
  const [query, setQuery] = useState('')
  const updateQuery = (text: string) => {
    setQuery(text)
    onSearch?.(text)
  }
  const normalizedQuery = normalizeText(query.trim())
  const groups = data.groups
    .map((group) => ({
      ...group,
      sections: group.sections.filter((key) =>
        normalizeText(
          `${key} ${group.title} ${sections[key]?.title ?? ''} ${sections[key]?.description ?? ''}`,
        ).includes(normalizedQuery),
      ),
    }))
    .filter((group) => group.sections.length > 0)
  const total = data.groups.flatMap((group) => group.sections).length
  const resultCount = groups.flatMap((group) => group.sections).length
  return (
    <Page>
      <Header title={data.toolbarTitle} largeTitle back={{ href: '/home/' }} onBack={onBack} />
      <Content grouped>
        <p className="flex-none px-margin text-pretty text-secondary-label text-subhead material:-mt-3">
          {interpolate(data.title, catalogCounts, lang)}. {data.subtitle}
        </p>
        <SearchField
          value={query}
          onChange={updateQuery}
          label={data.filter}
          clearLabel={controlLabels[lang].clear}
          className="mx-margin mt-3 mb-1"
        />
        <p role="status" className="sr-only">
          {normalizedQuery && interpolate(data.results, { number: resultCount, total }, lang)}
        </p>
        {groups.length === 0 ? (
          <StateView
            kind="empty"
            title={interpolate(data.empty.title, { query })}
            description={data.empty.description}
            action={
              <Button
                variant="soft"
                onClick={() => {
                  updateQuery('')
                  // This button disappears with the empty state, so the focus moves to the filter.
                  focusSearchField()
                }}
              >
                {data.empty.action}
              </Button>
            }
          />
        ) : (
          groups.map((group) => (
            <ScreenshotGrid key={group.id} heading={group.title}>
              {group.sections.map((key) => (
                <PatternCard
                  key={key}
                  sectionKey={key}
                  texts={sections[key]}
                  lang={lang}
                  onSelect={onSelect}
                />
              ))}
            </ScreenshotGrid>
          ))
        )}
      </Content>
    </Page>
  )
}
