import type { DataSource } from '@/lib/data/source'

/** Screens show the data that they bring. */
export const defaultSource: DataSource = {
  instant: () => true,
  peek: () => undefined,
  subscribe: () => () => {},
}
