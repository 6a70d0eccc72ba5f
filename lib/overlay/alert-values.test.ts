import { describe, expect, it, vi } from 'vitest'
import { alertData, alertValues, checkField, resolveFields } from './alert-values'

describe('what an alert hands to its handlers', () => {
  it('nothing without inputs', () => {
    expect(alertValues(resolveFields())).toBeUndefined()
  })

  it('texts by name, or by position when they have none', () => {
    const fields = resolveFields([
      { name: 'email', type: 'email', value: 'mila@example.org' },
      { value: 'x' },
    ])
    expect(alertValues(fields)).toEqual({ email: 'mila@example.org', 1: 'x' })
  })

  it('the chosen radio, which takes the choice from the others', () => {
    const fields = resolveFields([
      { type: 'radio', value: 'a', checked: true },
      { type: 'radio', value: 'b' },
    ])
    expect(alertValues(fields)).toBe('a')
    expect(alertValues(checkField(fields, 1, true))).toBe('b')
  })

  it('the list of ticked boxes', () => {
    const fields = resolveFields([
      { type: 'checkbox', value: 'a', checked: true },
      { type: 'checkbox', value: 'b' },
      { type: 'checkbox', value: 'c' },
    ])
    expect(alertValues(checkField(fields, 2, true))).toEqual(['a', 'c'])
    expect(alertValues(checkField(fields, 0, false))).toEqual([])
  })

  it('warns when radios and checkboxes are mixed', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    resolveFields([{ type: 'radio' }, { type: 'checkbox' }])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('AL-13: what a handler returns is merged over the values', () => {
    expect(alertData({ name: 'Mila' }, { id: 7 })).toEqual({ values: { name: 'Mila' }, id: 7 })
    expect(alertData(undefined, true)).toEqual({ values: undefined })
  })
})
