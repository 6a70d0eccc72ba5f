import type { Page } from '@playwright/test'
import { emptyStateOf } from '@/components/site/screens/empty-states'
import patternIndex from '@/data/list.json' with { type: 'json' }
import { stateMessages } from '@/lib/data/state-words'
import { controlLabels } from '@/lib/data/words'
import type { Lang } from '@/lib/frame/state'
import { changeQuery } from '../support/change-query'
import { button, openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'
import { catalogRoutes, firstScreens } from '../support/urls'

const languages = ['en', 'ar'] as const

/** Functions that expect the message that replaces the screen, by the value of the query parameter `state`. */
const expectState = {
  loading: (page: Page, lang: Lang) =>
    expect(page.getByRole('status').getByText(stateMessages[lang].loading)).toBeVisible(),
  empty: (page: Page, lang: Lang, screen: string) =>
    expect(
      page.getByRole('status').getByRole('heading', { name: emptyStateOf(screen, lang)!.title }),
    ).toBeVisible(),
  error: (page: Page, lang: Lang) =>
    expect(
      page.getByRole('alert').getByRole('heading', { name: stateMessages[lang].error.title }),
    ).toBeVisible(),
}

/** Sections that are not tested: Home has no empty state, and the introduction opens over Home and has no page of its own. */
const untestedSections = ['home', 'intro']
/** Returns the first screen of a section; if it has no screens, its page, such as `/settings/` or `/items/listViews/`. */
const pageOfSection = (section: string) =>
  firstScreens.find((route) => route.section === section) ??
  catalogRoutes.find(({ id, path }) => id === section || path.includes(`/items/${section}/`))

for (const { title, sections } of patternIndex.groups)
  test(`${title}: a screen has loading, empty, and error states in both languages, and Retry shows it`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    for (const { path, screen } of sections
      .filter((key) => !untestedSections.includes(key))
      .flatMap((key) => pageOfSection(key) ?? []))
      await test.step(path, async () => {
        await openScreen(page, path, { lang: 'en', state: 'loading' })
        for (const lang of languages)
          for (const state of ['loading', 'empty', 'error'] as const) {
            await changeQuery(page, { lang, state })
            await expectState[state](page, lang, screen)
          }
        await button(page, controlLabels.ar.retry).click()
        await expect(page.getByRole('alert').getByRole('heading')).toHaveCount(0)
        await expect(page).not.toHaveURL(/state=/)
      })
  })
