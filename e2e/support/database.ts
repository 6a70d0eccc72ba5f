import { databaseTree } from '@/scripts/generate/database'
import { type RealtimeServer, realtimeServer } from './realtime-server'
import { test as base } from './test'

/** The port that the export in `/live` was built for. */
const PORT = 9199

/** Starts a database for each test, with the exported sample data. */
export const test = base.extend<{ database: RealtimeServer }>({
  database: async ({ baseURL: _ }, use) => {
    const server = await realtimeServer(databaseTree(), PORT)
    await use(server)
    await server.stop()
  },
})
