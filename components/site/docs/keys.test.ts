import { expect, test } from 'vitest'
import { QUERY_KEYS } from '@/lib/frame/query'
import { keys } from './keys'

test('the documentation lists all query keys and no others', () => {
  expect(keys.map(({ key }) => key).sort()).toEqual([...QUERY_KEYS].sort())
})
