import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '@/package.json'
import { LICENSE } from './license'
import { LICENSE_TEXT } from './license-text'

test('the license file, the README, and the documentation contain the license and its holder', () => {
  const [text, readme, page] = ['LICENSE', 'README.md', 'docs/site/license.md'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  expect(LICENSE_TEXT).toBe(text)
  expect(text).toContain(`${LICENSE.name} License`)
  expect(text).toMatch(new RegExp(`Copyright \\(c\\) \\d{4} ${LICENSE.holder}`))
  expect(readme).toContain(`[${LICENSE.name} license](LICENSE)`)
  expect(readme).toContain(LICENSE.holder)
  expect(page).toContain(`${LICENSE.name} license`)
  expect(packageJson.license).toBe(LICENSE.name)
})
