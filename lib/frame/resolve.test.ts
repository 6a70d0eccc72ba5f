import { describe, expect, it } from 'vitest'
import { resolveState, type StartInputs } from './resolve'

const createStartInputs = (
  overrides: Partial<StartInputs> & { stored?: Record<string, string> } = {},
): StartInputs => ({
  search: '',
  readStored: (key) => overrides.stored?.[key] ?? null,
  userAgent: 'Android',
  platform: 'Linux',
  touchPoints: 5,
  prefersDark: false,
  ...overrides,
})

describe('the state at start', () => {
  it('is Material on Android and iOS on an iPhone or iPad', () => {
    expect(resolveState(createStartInputs()).mode).toBe('md')
    expect(resolveState(createStartInputs({ userAgent: 'iPhone' })).mode).toBe('ios')
    expect(resolveState(createStartInputs({ userAgent: 'Macintosh', platform: 'MacIntel' })).mode).toBe('ios')
    expect(
      resolveState(createStartInputs({ userAgent: 'Macintosh', platform: 'MacIntel', touchPoints: 0 })).mode,
    ).toBe('md')
  })

  it('is right-to-left and Arabic when isEnabledRTL is stored as true', () => {
    expect(resolveState(createStartInputs({ stored: { isEnabledRTL: 'true' } }))).toMatchObject({
      dir: 'rtl',
      lang: 'ar',
    })
    expect(resolveState(createStartInputs({ stored: { isEnabledRTL: 'false' } }))).toMatchObject({
      dir: 'ltr',
      lang: 'en',
    })
    expect(resolveState(createStartInputs({ stored: { isEnabledRTL: 'yes' } }))).toMatchObject({ dir: 'ltr' })
  })

  it('prefers the query to the stored setting, and the stored setting to the device', () => {
    const stored = { 'patternbook:frame': '{"mode":"ios","theme":"dark","accent":"red"}' }
    expect(resolveState(createStartInputs({ stored }))).toMatchObject({
      mode: 'ios',
      resolvedTheme: 'dark',
      accent: 'red',
    })
    expect(resolveState(createStartInputs({ stored, search: '?mode=md&theme=light' }))).toMatchObject({
      mode: 'md',
      resolvedTheme: 'light',
      accent: 'red',
    })
  })

  it('ignores invalid stored settings and blocked storage', () => {
    expect(resolveState(createStartInputs({ stored: { 'patternbook:frame': '{{{' } })).mode).toBe('md')
    const throwSecurityError = () => {
      throw new Error('SecurityError')
    }
    expect(resolveState(createStartInputs({ readStored: throwSecurityError })).dir).toBe('ltr')
  })

  it('follows the system theme unless one was chosen', () => {
    expect(resolveState(createStartInputs({ prefersDark: true })).resolvedTheme).toBe('dark')
    expect(resolveState(createStartInputs({ prefersDark: true, search: 'theme=light' })).resolvedTheme).toBe(
      'light',
    )
  })

  it('shows English right-to-left if the query requests it', () => {
    expect(resolveState(createStartInputs({ search: 'dir=rtl&lang=en' }))).toMatchObject({
      dir: 'rtl',
      lang: 'en',
    })
  })
})
