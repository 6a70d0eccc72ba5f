'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { SearchField } from '@/components/ui/search-field'
import { StateView } from '@/components/ui/state-view'
import catalogueEnglish from '@/data/catalogue.json'
import english from '@/data/list.json'
import { fill } from '@/lib/data/fill'
import type { Catalogue, ListIndex } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { words } from '@/lib/data/words'
import { counts } from '@/lib/site/catalogue'
import { PatternGroups } from './pattern-groups'
import { PatternRow } from './pattern-row'

/** The index of all patterns, in groups, with a filter. */
export default function Index() {
  const sample = useSample<ListIndex>('list', english)
  const { data: catalogue } = useSample<Catalogue>('catalogue', catalogueEnglish)
  const [query, setQuery] = useState('')
  const { data, lang } = sample
  const wanted = query.trim().toLowerCase()
  const groups = data.groups
    .map((group) => ({
      ...group,
      sections: group.sections.filter((key) =>
        `${key} ${group.title} ${catalogue.sections[key]?.title} ${catalogue.sections[key]?.description}`
          .toLowerCase()
          .includes(wanted),
      ),
    }))
    .filter((group) => group.sections.length > 0)
  const total = data.groups.flatMap((group) => group.sections).length
  const number = groups.flatMap((group) => group.sections).length
  return (
    <Page>
      <Header title={data.toolbarTitle} large back={{ href: '/home/' }} />
      <Content state={sample} grouped>
        <p className="flex-none px-margin text-pretty text-label-2 text-subhead material:-mt-3">
          {fill(data.title, counts, lang)}. {data.subtitle}
        </p>
        <SearchField
          value={query}
          onChange={setQuery}
          label={data.filter}
          clear={words[lang].clear}
          className="mx-margin mt-3 mb-1"
        />
        <p role="status" className="sr-only">
          {wanted && fill(data.results, { number, total }, lang)}
        </p>
        {groups.length === 0 ? (
          <StateView
            kind="empty"
            title={fill(data.empty.title, { query })}
            description={data.empty.description}
            action={
              <Button variant="soft" onClick={() => setQuery('')}>
                {data.empty.action}
              </Button>
            }
          />
        ) : (
          <PatternGroups groups={groups}>
            {(key) => <PatternRow key={key} section={key} words={catalogue.sections[key]} lang={lang} />}
          </PatternGroups>
        )}
      </Content>
    </Page>
  )
}
