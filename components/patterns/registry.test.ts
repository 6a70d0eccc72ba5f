import { expect, it } from 'vitest'
import { loadScreen } from './registry'

it.each(['login/99', 'nowhere', 'nowhere/0'])(
  'the screen %s, which no file holds, is an error that says so, and no blank page',
  async (id) => {
    await expect(loadScreen(id)).rejects.toThrow(
      `Patternbook: the catalogue lists the screen "${id}", but no file in components/patterns holds it`,
    )
  },
)
