'use client'
import { useState } from 'react'
import { MoreIcon } from '@/components/ui/action-icons'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { useFrame } from '@/lib/frame/use-frame'
import { navigate } from '@/lib/navigation/navigate'
import type { StackScreen } from '@/lib/navigation/page-stack'
import { pageStrings } from './page-strings'

/** Returns the app path of a page of the lab's frame; depth 0 is the first page, and 9 is the last. After 9, depth 1 follows. */
const pathOf = (depth: number) => (depth === 0 ? '/lab/' : `/lab/${depth}/`)

/**
 * Returns the page of the lab's frame at a path; undefined if there is none. Paths such as `/lab/1/` are not public URLs, because
 * the history of the frame is in memory.
 */
export const resolveLabPage = async (path: string): Promise<StackScreen | undefined> => {
  const [, depth] = /^\/lab\/(?:(\d)\/)?$/.exec(path) ?? []
  if (path !== '/lab/' && depth === undefined) return undefined
  const pageDepth = Number(depth ?? 0)
  return {
    id: `lab-${pageDepth}`,
    title: pageStrings.en.title(pageDepth),
    loadTitle: async (lang) => pageStrings[lang === 'ar' ? 'ar' : 'en'].title(pageDepth),
    Component: LabPage,
    props: { depth: pageDepth },
    load: async () => undefined,
  }
}

/** A page for trying the engines: it opens further pages, scrolls, and has a field whose text is kept when another page opens. */
export function LabPage({ depth = 0 }: { depth?: number }) {
  const { lang } = useFrame()
  const strings = pageStrings[lang]
  const [note, setNote] = useState('')
  const back = depth > 0 ? { href: pathOf(depth - 1), label: strings.title(depth - 1) } : (false as const)

  return (
    <Page>
      <Header
        title={strings.title(depth)}
        largeTitle={depth % 2 === 0}
        back={back}
        end={
          <span data-lab-anchor="" className="inline-flex">
            <IconButton icon={MoreIcon} label={strings.anchor} />
          </span>
        }
      />
      <Content grouped>
        <div className="px-margin pt-2">
          <Button className="w-full" onClick={() => void navigate(pathOf((depth % 9) + 1))}>
            {strings.nextPage}
          </Button>
        </div>
        <FieldGroup className="mx-margin mt-5 [--field-background:var(--pb-surface)] [--field-label-background:var(--pb-grouped)]">
          <Field
            placeholder={strings.notePlaceholder}
            label={strings.note}
            name="note"
            autoComplete="off"
            value={note}
            onChange={setNote}
          />
        </FieldGroup>
        <List header={strings.rows}>
          {Array.from({ length: 14 }, (_, index) => (
            <Item
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are numbered and never change their order
              key={index}
              title={strings.row(index + 1)}
              chevron
              onClick={() => void navigate(pathOf((depth % 9) + 1))}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
