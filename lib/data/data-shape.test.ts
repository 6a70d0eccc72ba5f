import { expect, test } from 'vitest'
import { hasSameShape, structureDigest } from './data-shape'
import { listSamplePaths, readSample } from './sample-files'

const login = { title: 'Login', fields: [{ id: 1, label: 'Name', required: true }], toasts: { done: 'Done' } }

test.each([
  ['a key is missing', { title: 'دخول', fields: login.fields }],
  ['a key inside is missing', { ...login, fields: [{ id: 1, label: 'اسم' }] }],
  ['a text has become an object', { ...login, title: { text: 'دخول' } }],
  ['a list has become an object', { ...login, fields: { 0: login.fields[0] } }],
  ['an object has become a list', { ...login, toasts: ['تم'] }],
  ['a row is missing', { ...login, fields: [] }],
  ['there is one row more', { ...login, fields: [...login.fields, ...login.fields] }],
  ['it is a list', []],
  ['it is null', null],
  ['it is a string', 'login'],
])('a fetched object is rejected if %s', (_, value) => {
  expect(hasSameShape(login, value)).toBe(false)
})

test('a fetched object is accepted if only its texts differ, or if it has additional keys', () => {
  expect(hasSameShape(login, { ...login, title: 'دخول', subtitle: 'أهلًا' })).toBe(true)
  expect(hasSameShape(null, null)).toBe(true)
})

test('every Arabic file has the shape of its English file', () => {
  const mismatchedPaths = listSamplePaths().filter(
    (path) => !hasSameShape(readSample(path), readSample(`ar/${path}`)),
  )
  expect(mismatchedPaths).toEqual([])
})

test('the digest of a shape does not depend on texts, and changes with a missing key or row', () => {
  const translated = { ...login, title: 'دخول' }
  expect(structureDigest(translated)).toBe(structureDigest(login))
  for (const other of [[], null, 'login', { ...login, fields: [] }, { title: 'دخول', fields: login.fields }])
    expect(structureDigest(other)).not.toBe(structureDigest(login))
})

test('every Arabic file has the digest of its English file', () => {
  const mismatchedPaths = listSamplePaths().filter(
    (path) => structureDigest(readSample(path)) !== structureDigest(readSample(`ar/${path}`)),
  )
  expect(mismatchedPaths).toEqual([])
})
