import { builtIn } from '@/lib/data/built-in'
import type { DataSource } from '@/lib/data/source'

/** Where the screens read from: their own JSON. Write a `DataSource` for your backend and put it here. */
export const defaultSource: DataSource = builtIn
