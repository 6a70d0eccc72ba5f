import { databaseTree } from '@/scripts/generate/database'
import { type RealtimeServer, realtimeServer } from './realtime-server'
import { test as base } from './test'

/** The address that the export in `/live` was built for. */
const PORT = 9199

/** Each journey has a database of its own, filled as the exported file would fill it. */
export const test = base.extend<{ database: RealtimeServer }>({
  database: async ({ baseURL: _ }, use) => {
    const server = await realtimeServer(databaseTree(), PORT)
    await use(server)
    await server.stop()
  },
})
