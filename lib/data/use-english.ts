import { useEffect, useState } from 'react'
import { defaultSource } from './default-source'
import type { DataSource } from './source'

/**
 * Data of a part that is always English, such as the shell. A failed read does not change it.
 * @param path database path, e.g. `menu`
 * @param english the built-in data of that path
 * @param source the source of updates
 */
export const useEnglish = <T>(path: string, english: T, source: DataSource = defaultSource): T => {
  const [data, setData] = useState(english)
  useEffect(
    () => source.subscribe<T>(path, 'en', { value: (value) => value && setData(() => value), error() {} }),
    [path, source],
  )
  return data
}
