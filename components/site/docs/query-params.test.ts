import { expect, test } from 'vitest'
import { QUERY_PARAMETER_NAMES } from '@/lib/frame/query'
import { queryParams } from './query-params'

test('the documentation lists all query parameters and no others', () => {
  expect(queryParams.map(({ name }) => name).sort()).toEqual([...QUERY_PARAMETER_NAMES].sort())
})
