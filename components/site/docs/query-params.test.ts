import { expect, test } from 'vitest'
import { QUERY_KEYS } from '@/lib/frame/query'
import { queryParams } from './query-params'

test('the documentation lists all query keys and no others', () => {
  expect(queryParams.map(({ key }) => key).sort()).toEqual([...QUERY_KEYS].sort())
})
