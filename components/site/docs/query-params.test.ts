import { expect, test } from 'vitest'
import { QUERY_PARAMETERS } from '@/lib/frame/query'
import { queryParams } from './query-params'

test('the documentation lists all query parameters and no others', () => {
  expect(queryParams.map(({ name }) => name).sort()).toEqual([...QUERY_PARAMETERS].sort())
})
