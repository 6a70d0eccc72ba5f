// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import arabic from '@/data/ar/catalog.json'
import english from '@/data/catalog.json'
import { ScreenGrid } from './screen-grid'

vi.mock('@/lib/frame/use-frame', () => ({ useFrame: () => ({ lang: 'en' }) }))

afterEach(cleanup)

it.each([
  ['en', english],
  ['ar', arabic],
] as const)('a missing screen is not a link, and its label is in the data (%s)', (_, data) => {
  const screens = [
    { id: 'login/0', title: 'With logo', picture: 'login-0' },
    { id: 'login/9', title: 'Face' },
  ]
  render(
    <ScreenGrid
      screens={screens}
      titles={{}}
      descriptions={{}}
      comingSoonLabel={data.labels.comingSoon}
      sectionKey="login"
      icon="log-in"
    />,
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText(data.labels.comingSoon).closest('li')?.textContent).toContain('Face')
})
