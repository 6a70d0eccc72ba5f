import { useEffect, useState } from 'react'
import { defaultSource } from './default-source'
import type { DataSource } from './source'

/**
 * Data of a part that stays English whatever the screens speak, such as the shell. A failed read leaves what is there.
 * @param path database path, e.g. `menu`
 * @param english the built-in data of that path
 * @param source where updates come from
 */
export const useEnglish = <T>(path: string, english: T, source: DataSource = defaultSource): T => {
  const [data, setData] = useState(english)
  useEffect(
    () => source.subscribe<T>(path, 'en', { value: (value) => value && setData(() => value), error() {} }),
    [path, source],
  )
  return data
}
