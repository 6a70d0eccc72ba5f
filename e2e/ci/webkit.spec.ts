import { expect, test } from '@playwright/test'
import { engineTests } from '../support/engine-tests'
import { WebKitDriver } from '../support/webkit-driver'

let webkit: WebKitDriver

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ baseURL }) => {
  webkit = await WebKitDriver.start(baseURL ?? '')
})
test.afterAll(() => webkit?.close())

for (const { title, run } of engineTests)
  test(`WebKit: ${title}`, async () => {
    test.setTimeout(180_000)
    await run(webkit)
    expect(await webkit.pageErrors()).toEqual([])
  })
