// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stateMessages } from '@/lib/data/state-words'
import { controlLabels } from '@/lib/data/words'
import { frame } from '@/lib/frame'
import { exportedRoutes } from '@/lib/site/catalog'
import { emptyStateOf } from './empty-states'
import { loadScreen } from './screen-loaders'

vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({}) }))

// The Arabic data never arrives: the states must have their strings without it.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(cleanup)

/** One route for each screen except home, whose empty state has no text of its own. */
const screens = [...new Map(exportedRoutes.map((route) => [route.screen, route])).values()].filter(
  ({ id }) => id !== 'home',
)

it.each(screens)(
  '$id has loading, empty, and error states in both languages',
  async ({ screen: name, listedSectionKey }) => {
    const { default: Screen } = await loadScreen(name)
    frame.applyQuery('?lang=en&state=loading')
    render(<Screen sectionKey={listedSectionKey} />)
    for (const lang of ['en', 'ar'] as const) {
      act(() => frame.applyQuery(`?lang=${lang}&state=loading`))
      expect(await screen.findByText(stateMessages[lang].loading)).toBeTruthy()
      act(() => frame.applyQuery(`?lang=${lang}&state=empty`))
      const texts = emptyStateOf(name, lang)
      expect(texts, `components/site/screens/empty-states.${lang}.json needs ${name}`).toBeDefined()
      for (const text of Object.values(texts ?? {})) expect(await screen.findByText(text)).toBeTruthy()
      act(() => frame.applyQuery(`?lang=${lang}&state=error`))
      expect(await screen.findByText(stateMessages[lang].error.title)).toBeTruthy()
      expect(screen.getByText(controlLabels[lang].retry)).toBeTruthy()
    }
  },
  20_000,
)
