import { databaseTree } from '@/scripts/generate/database'
import { type RealtimeServer, startRealtimeServer } from './realtime-server'
import { test as base } from './test'

/** Port of the database. `.ci/run --all` builds the export with the base path `/live`, which reads its data from this port. */
const PORT = 9199

/** The `test` of test.ts with the fixture `database`: a server with the site's sample data, started for each test that uses it. */
export const test = base.extend<{ database: RealtimeServer }>({
  database: async ({ baseURL: _ }, use) => {
    const server = await startRealtimeServer(databaseTree(), PORT)
    await use(server)
    await server.stop()
  },
})
