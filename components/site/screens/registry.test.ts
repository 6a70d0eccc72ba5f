import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exported } from '@/lib/site/catalog'
import { screenFile } from '@/scripts/generate/registry'
import { loadScreen } from './registry'

const screens = [...new Set(exported.map(({ screen }) => screen))]

it.each(screens)('the screen %s has a file', (id) => {
  const remedy = 'Add it, or write `ready: false` in the line of lib/site/catalog/sections.ts.'
  expect(existsSync(screenFile(id)), `${screenFile(id)} is missing. ${remedy}`).toBe(true)
})

it.each(['login/99', 'nowhere', 'nowhere/0'])(
  'the screen %s without a file throws an error that names it',
  async (id) => {
    await expect(loadScreen(id)).rejects.toThrow(
      `Patternbook: the catalog lists the screen "${id}", but components/patterns has no file for it`,
    )
  },
)
