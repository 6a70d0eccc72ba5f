import { databaseTree } from '@/scripts/generate/database'
import { type RealtimeServer, startRealtimeServer } from './realtime-server'
import { test as base } from './test'

/** Port of the database that the export in `/live` reads from (`.ci/run`). */
const PORT = 9199

/** The `test` of test.ts. Each test that uses the fixture `database` has its own database with the site's sample data. */
export const test = base.extend<{ database: RealtimeServer }>({
  database: async ({ baseURL: _ }, use) => {
    const server = await startRealtimeServer(databaseTree(), PORT)
    await use(server)
    await server.stop()
  },
})
