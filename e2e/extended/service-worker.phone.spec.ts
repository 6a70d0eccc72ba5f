import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@/scripts/serve'
import { outFolder } from '@/scripts/settings'
import { exportedFilePaths, exportedText } from '../support/exported-files'
import { expect, test, waitForHydration } from '../support/test'

const workerCode = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
`

/** Starts a server with the export, and with a service worker at the URL that an earlier deployment used. */
async function serveWithOldWorker() {
  const folder = await mkdtemp(path.join(tmpdir(), 'patternbook-'))
  for (const name of await readdir(outFolder))
    await symlink(path.join(outFolder, name), path.join(folder, name))
  await writeFile(path.join(folder, 'ngsw-worker.js'), workerCode)
  const server = await serve({ folder })
  return { url: server.url, close: () => Promise.all([server.close(), rm(folder, { recursive: true })]) }
}

test('the service worker of an earlier deployment is unregistered', async ({ page }) => {
  const server = await serveWithOldWorker()
  await page.goto(`${server.url}textview/`)
  await waitForHydration(page)
  await page.evaluate(async () => {
    const controllerChanged = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await navigator.serviceWorker.register('/ngsw-worker.js')
    await controllerChanged
  })
  await page.goto(`${server.url}login/0/`)
  await waitForHydration(page)
  const registrationCount = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrationCount).toBe(0)
  // The page preloads code when the browser is idle, so the test leaves the page before it stops the server.
  await page.goto('about:blank')
  await server.close()
})

test('the export contains no service worker', () => {
  expect(exportedFilePaths('ngsw-worker.js')).toEqual([])
  expect(
    exportedFilePaths('.js').filter((name) => exportedText(name).includes('serviceWorker.register')),
  ).toEqual([])
})
