import type { Page } from '@playwright/test'
import index from '@/data/list.json' with { type: 'json' }
import { stateWords } from '@/lib/data/state-words'
import { words } from '@/lib/data/words'
import { changeQuery } from './support/address'
import { button, open } from './support/journey'
import { expect, test } from './support/test'
import { firstOfSections, pages } from './support/urls'

const languages = ['en', 'ar'] as const
type Language = (typeof languages)[number]

/** What stands in the place of the screen, by the state that the address asks for. */
const shows = {
  loading: (page: Page, lang: Language) =>
    expect(page.getByRole('status').getByText(stateWords[lang].loading)).toBeVisible(),
  empty: (page: Page, lang: Language) =>
    expect(
      page.getByRole('status').getByRole('heading', { name: stateWords[lang].empty.title }),
    ).toBeVisible(),
  error: (page: Page, lang: Language) =>
    expect(
      page.getByRole('alert').getByRole('heading', { name: stateWords[lang].error.title }),
    ).toBeVisible(),
}

/** Home is made of words alone; the introduction lies over it. */
const withoutData = ['home', 'intro']
/** A screen of each pattern, and its page of screens where it has none of its own. */
const screenOf = (section: string) =>
  firstOfSections.find((route) => route.section === section) ??
  pages.find(({ id, path }) => id === section || path.includes(`/items/${section}/`))

for (const { title, sections } of index.groups)
  test(`${title}: a screen says in both languages that it waits, has nothing, or failed; Retry brings it`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    for (const { path } of sections
      .filter((key) => !withoutData.includes(key))
      .flatMap((key) => screenOf(key) ?? []))
      await test.step(path, async () => {
        await open(page, path, { lang: 'en', state: 'loading' })
        for (const lang of languages)
          for (const state of ['loading', 'empty', 'error'] as const) {
            await changeQuery(page, { lang, state })
            await shows[state](page, lang)
          }
        await button(page, words.ar.retry).click()
        await expect(page.getByRole('alert').getByRole('heading')).toHaveCount(0)
        await expect(page).not.toHaveURL(/state=/)
      })
  })
