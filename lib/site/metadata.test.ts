import { describe, expect, it, test } from 'vitest'
import { catalogScreens, exportedRoutes } from './catalog'
import { descriptions } from './catalog/descriptions'
import { docPages } from './doc-pages'
import { descriptionOf, metadataOf } from './metadata'
import { pageTitleOf } from './page-title'
import { patternPages } from './pattern-pages'

const pages = [
  ...exportedRoutes.map((route) => [route.id, descriptionOf(route)] as const),
  ...patternPages.map(({ path, description }) => [path, description] as const),
]

describe('the description of a page', () => {
  it.each(pages)(
    '%s: has at most 155 characters, begins with a capital letter, and ends with a period',
    (_, description) => {
      expect(description.length).toBeLessThanOrEqual(155)
      expect(description).toMatch(/^[A-Z].*[.]$/)
    },
  )

  it('is different on every page', () => {
    const all = [
      ...pages.map(([, description]) => description),
      ...docPages.map(({ description }) => description),
    ]
    expect(all.filter((description, index) => all.indexOf(description) !== index)).toEqual([])
  })

  it('exists for every screen, and only for existing pages', () => {
    expect(catalogScreens.filter(({ id }) => !descriptions[id])).toEqual([])
    const ids = exportedRoutes.map(({ id }) => id)
    expect(Object.keys(descriptions).filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('the title of a page', () => {
  it('is different on every page', () => {
    const titles = exportedRoutes.map(pageTitleOf)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('does not repeat a part', () => {
    const hasRepeatedPart = (title: string) => {
      const parts = title.split(' · ')
      return new Set(parts).size < parts.length
    }
    expect(exportedRoutes.map(pageTitleOf).filter(hasRepeatedPart)).toEqual([])
  })
})

test('the head of a screen links to its page in Markdown', () => {
  const screen = exportedRoutes.find(({ id }) => id === 'login/0')!
  expect(metadataOf(screen).alternates?.types).toMatchObject({
    'text/markdown': [{ url: expect.stringMatching(/\/md\/login-0\.md$/) }],
  })
})
