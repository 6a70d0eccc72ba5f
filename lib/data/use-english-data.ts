import { useEffect, useState } from 'react'
import { defaultSource } from './default-source'
import type { DataSource } from './source'

/**
 * Returns data that is always English, such as that of the shell, and updates it when the source has a new value. After a failed
 * read, the data remains unchanged.
 * @param path database path, e.g. `menu`
 * @param english the built-in data of that path
 * @param source the source of updates
 */
export const useEnglishData = <T>(path: string, english: T, source: DataSource = defaultSource): T => {
  const [data, setData] = useState(english)
  useEffect(
    () =>
      source.subscribe<T>(path, 'en', { onValue: (value) => value && setData(() => value), onError() {} }),
    [path, source],
  )
  return data
}
