import { describe, expect, it, vi } from 'vitest'
import { alertData, alertValues, resolveFields, setFieldChecked } from './alert-values'

describe('the values that an alert passes to its handlers', () => {
  it('are undefined without inputs', () => {
    expect(alertValues(resolveFields())).toBeUndefined()
  })

  it('are texts by name, or by index without a name', () => {
    const fields = resolveFields([
      { name: 'email', type: 'email', value: 'mila@example.org' },
      { value: 'x' },
    ])
    expect(alertValues(fields)).toEqual({ email: 'mila@example.org', 1: 'x' })
  })

  it('are the value of the checked radio button; checking one unchecks the others', () => {
    const fields = resolveFields([
      { type: 'radio', value: 'a', checked: true },
      { type: 'radio', value: 'b' },
    ])
    expect(alertValues(fields)).toBe('a')
    expect(alertValues(setFieldChecked(fields, 1, true))).toBe('b')
  })

  it('are the list of checked checkboxes', () => {
    const fields = resolveFields([
      { type: 'checkbox', value: 'a', checked: true },
      { type: 'checkbox', value: 'b' },
      { type: 'checkbox', value: 'c' },
    ])
    expect(alertValues(setFieldChecked(fields, 2, true))).toEqual(['a', 'c'])
    expect(alertValues(setFieldChecked(fields, 0, false))).toEqual([])
  })

  it('warns when radio buttons and checkboxes are mixed', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    resolveFields([{ type: 'radio' }, { type: 'checkbox' }])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('the object that a handler returns is merged into the result', () => {
    expect(alertData({ name: 'Mila' }, { id: 7 })).toEqual({ values: { name: 'Mila' }, id: 7 })
    expect(alertData(undefined, true)).toEqual({ values: undefined })
  })
})
