import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { catalogCounts, catalogScreens, dataPath, sections } from '@/lib/site/catalog'
import {
  hasIcon,
  type Json,
  leavesOf,
  listSamplePaths,
  listsOf,
  readPictureNames,
  readSample,
} from './sample-files'
import { schemas } from './schemas'
import { EMPTY_FIELD_ERROR } from './schemas/login'

const englishPaths = listSamplePaths()
const PICTURE_KEYS = ['image', 'avatar', 'background', 'backgroundImage', 'headerImage', 'logo']
const isIconKey = (key: string) => /^icon([A-Z]\w*)?$|^(error|share)Icon$/.test(key)

/** Keys whose values are the same in every language, because they are not visible text. */
const UNTRANSLATED_KEYS = [
  ...PICTURE_KEYS,
  'id',
  'name',
  'type',
  'scope',
  'href',
  'fill',
  'role',
  'shape',
  'team',
  'data',
  'network',
  'link',
  'variant',
  'style',
  'size',
  'tone',
]
const isUntranslatedField = (path: string, key: string) =>
  isIconKey(key) ||
  UNTRANSLATED_KEYS.includes(key) ||
  (path === 'list' && key === 'sections') ||
  (path === 'parallax/layout4' && key === 'kind')

/**
 * Returns whether a value is the same in every language: a handle, email address, phone number, placeholder, or name such as
 * `iOS`.
 */
const isUntranslated = (value: string) =>
  /^[a-z]+\.[a-z]+$|^\S+@\S+\.\w+$|^\+[\d ]+$|^\{\w+\}$/.test(value) ||
  ['Patternbook', 'iOS', 'iOS 26', 'iOS 18', 'English', 'العربية'].includes(value)
const isArabic = (value: string) => /[\u0621-\u064a\u0660-\u0669]/.test(value)
const findPlaceholders = (value: string) => (value.match(/\{\w+(?=\}|, plural,)/g) ?? []).sort()

type Titled = { toolbarTitle?: string }

describe.each(englishPaths)('the sample data of %s', (path) => {
  const schema = schemas[path]
  const data = readSample(path)
  const arabic = readSample(`ar/${path}`)

  it('matches its schema in both languages', () => {
    expect(schema, `Patternbook: data/${path}.json has no schema in lib/data/schemas.`).toBeDefined()
    for (const value of [data, arabic]) {
      const result = v.safeParse(schema!, value)
      const name = value === data ? path : `ar/${path}`
      expect(
        result.success ? undefined : v.flatten(result.issues),
        `data/${name}.json does not match its schema in lib/data/schemas.`,
      ).toBeUndefined()
    }
  })

  it('has unique ids within each list', () => {
    for (const { path: fieldPath, rows } of listsOf(data)) {
      const ids = rows.flatMap((row) => (row && typeof row === 'object' && 'id' in row ? [row.id] : []))
      expect(new Set(ids).size, fieldPath).toBe(ids.length)
    }
  })

  it('preselects a row that exists', () => {
    const { selectedItem, items } = data as { selectedItem?: Json; items?: { id: number }[] }
    if (selectedItem !== undefined) expect(items?.map((item) => item.id)).toContain(selectedItem)
  })

  it('uses existing pictures and icons', () => {
    const knownPictures = readPictureNames()
    for (const { path: fieldPath, key, value } of leavesOf(data)) {
      if (PICTURE_KEYS.includes(key)) expect(knownPictures, fieldPath).toContain(value)
      if (isIconKey(key)) expect(hasIcon(String(value)), `${fieldPath}: ${value}`).toBe(true)
    }
  })

  it('has the same rows and placeholders in Arabic, and translated texts', () => {
    const arabicLeaves = leavesOf(arabic)
    expect(arabicLeaves.map((leaf) => leaf.path)).toEqual(leavesOf(data).map((leaf) => leaf.path))
    for (const [i, { path: fieldPath, key, value }] of leavesOf(data).entries()) {
      const arabicValue = arabicLeaves[i]?.value
      if (typeof value !== 'string' || isUntranslatedField(path, key) || isUntranslated(value)) {
        const message = `${fieldPath}: values that are not strings, and values of the fields in UNTRANSLATED_KEYS and isUntranslatedField (lib/data/sample-data.test.ts) are the same in both languages.`
        expect(arabicValue, message).toBe(value)
      } else {
        expect(isArabic(String(arabicValue)), `${fieldPath}: ${arabicValue}`).toBe(true)
        expect(findPlaceholders(String(arabicValue)), fieldPath).toEqual(findPlaceholders(value))
      }
    }
  })
})

describe('the sample data as a whole', () => {
  it('has the same files in Arabic, and a file for every schema', () => {
    expect(listSamplePaths('ar'), 'data/ar/ must have the same files as data/.').toEqual(englishPaths)
    expect(
      Object.keys(schemas).sort(),
      'lib/data/schemas/index.ts must have one line per file of data/.',
    ).toEqual(englishPaths)
  })

  it('has the titles of all sections and screens of the catalog', () => {
    const catalog = v.parse(schemas.catalog!, readSample('catalog')) as {
      sections: Record<string, { title: string }>
      screenTitles: Record<string, string>
    }
    const message = 'data/catalog.json and lib/site/catalog/sections.ts must have the same titles'
    expect(catalog.screenTitles, `"screenTitles": ${message}.`).toEqual(
      Object.fromEntries(catalogScreens.map((screen) => [screen.id, screen.title])),
    )
    for (const { key, title } of sections)
      expect(catalog.sections[key]?.title, `"sections", ${key}: ${message}.`).toBe(title)
    expect(Object.keys(catalog.sections), `"sections": ${message}.`).toHaveLength(catalogCounts.patterns)
  })

  it.each(['', 'ar/'])(
    'has a description of exactly the screens of the catalog (data/%s)',
    (languageFolder) => {
      const { descriptions } = readSample(`${languageFolder}catalog`) as {
        descriptions: Record<string, string>
      }
      expect(
        Object.keys(descriptions).sort(),
        `"descriptions" of data/${languageFolder}catalog.json must have one line for each id in "screenTitles", and one for textview.`,
      ).toEqual([...catalogScreens.map(({ id }) => id), 'textview'].sort())
    },
  )

  it.each(['', 'ar/'])('no screen uses its catalog label as its title (data/%s)', (languageFolder) => {
    const { screenTitles } = readSample(`${languageFolder}catalog`) as {
      screenTitles: Record<string, string>
    }
    const screensTitledByLabel = catalogScreens.filter(({ id, index }) => {
      const data = readSample(languageFolder + dataPath(id)) as Titled & Record<string, Titled | undefined>
      const title = data.toolbarTitle ?? data[`layout${index + 1}`]?.toolbarTitle
      return title === screenTitles[id] || title === screenTitles[id]?.split(':')[0]
    })
    expect(screensTitledByLabel.map(({ id }) => id)).toEqual([])
  })

  it('a sheet has at most one destructive button, and on the product tab it is Add to Cart', () => {
    const destructivePaths = (path: string) =>
      leavesOf(readSample(path))
        .filter(({ value }) => value === 'destructive')
        .map(({ path }) => path)
    for (const path of englishPaths.flatMap((name) => [name, `ar/${name}`]))
      expect(destructivePaths(path).length, path).toBeLessThan(2)
    const { actionSheet } = readSample('tab/tab7') as {
      actionSheet: { buttons: { text: string; role?: string }[] }
    }
    expect(actionSheet.buttons.find(({ role }) => role === 'destructive')?.text).toBe('Add to Cart')
  })

  it('the index has every section in exactly one group', () => {
    const { groups } = readSample('list') as { groups: { sections: string[] }[] }
    const groupedSections = groups.flatMap((group) => group.sections).sort()
    expect(
      groupedSections,
      '"groups" of data/list.json must name each section of data/catalog.json once.',
    ).toEqual(Object.keys((readSample('catalog') as { sections: object }).sections).sort())
  })

  it.each(['login/layout1', 'login/layout2'])('%s has its fixed error message for empty fields', (path) => {
    const { errorUser, errorPassword } = readSample(path) as Record<string, Json>
    expect([errorUser, errorPassword]).toEqual([EMPTY_FIELD_ERROR, EMPTY_FIELD_ERROR])
  })

  it('the lists have the number of rows that the screens were designed for', () => {
    const count = (path: string) => (readSample(path) as { items: Json[] }).items.length
    const expected = {
      'checkBoxes/layout1': 17,
      'checkBoxes/layout2': 6,
      'checkBoxes/layout3': 18,
      'radioButton/layout1': 13,
      'radioButton/layout2': 10,
      'radioButton/layout3': 3,
      'toggle/layout1': 5,
      'toggle/layout2': 5,
      'toggle/layout3': 7,
      'actionSheet/layout3': 6,
      'alert/layout1': 5,
      'alert/layout2': 6,
      'alert/layout3': 6,
      'profile/layout1': 3,
      'wizard/layout1': 3,
      intro: 3,
    }
    expect(
      Object.fromEntries(Object.keys(expected).map((path) => [path, count(path)])),
      'Each line is a file in data/ with its number of rows. Restore the rows, or update this list.',
    ).toEqual(expected)
  })
})
