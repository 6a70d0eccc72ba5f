import { describe, expect, it } from 'vitest'
import { type InitialStateInputs, resolveState } from './resolve-state'

const createInitialStateInputs = (
  overrides: Partial<InitialStateInputs> & { stored?: Record<string, string> } = {},
): InitialStateInputs => ({
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
    expect(resolveState(createInitialStateInputs()).mode).toBe('md')
    expect(resolveState(createInitialStateInputs({ userAgent: 'iPhone' })).mode).toBe('ios')
    expect(
      resolveState(createInitialStateInputs({ userAgent: 'Macintosh', platform: 'MacIntel' })).mode,
    ).toBe('ios')
    expect(
      resolveState(createInitialStateInputs({ userAgent: 'Macintosh', platform: 'MacIntel', touchPoints: 0 }))
        .mode,
    ).toBe('md')
  })

  it('is right-to-left and Arabic when isEnabledRTL is stored as true', () => {
    expect(resolveState(createInitialStateInputs({ stored: { isEnabledRTL: 'true' } }))).toMatchObject({
      dir: 'rtl',
      lang: 'ar',
    })
    expect(resolveState(createInitialStateInputs({ stored: { isEnabledRTL: 'false' } }))).toMatchObject({
      dir: 'ltr',
      lang: 'en',
    })
    expect(resolveState(createInitialStateInputs({ stored: { isEnabledRTL: 'yes' } }))).toMatchObject({
      dir: 'ltr',
    })
  })

  it('prefers the query to the stored setting, and the stored setting to the device', () => {
    const stored = { 'patternbook:frame': '{"mode":"ios","theme":"dark","accent":"red"}' }
    expect(resolveState(createInitialStateInputs({ stored }))).toMatchObject({
      mode: 'ios',
      resolvedTheme: 'dark',
      accent: 'red',
    })
    expect(resolveState(createInitialStateInputs({ stored, search: '?mode=md&theme=light' }))).toMatchObject({
      mode: 'md',
      resolvedTheme: 'light',
      accent: 'red',
    })
  })

  it('ignores invalid stored settings and blocked storage', () => {
    expect(resolveState(createInitialStateInputs({ stored: { 'patternbook:frame': '{{{' } })).mode).toBe('md')
    const throwSecurityError = () => {
      throw new Error('SecurityError')
    }
    expect(resolveState(createInitialStateInputs({ readStored: throwSecurityError })).dir).toBe('ltr')
  })

  it('follows the system theme unless one was chosen', () => {
    expect(resolveState(createInitialStateInputs({ prefersDark: true })).resolvedTheme).toBe('dark')
    expect(
      resolveState(createInitialStateInputs({ prefersDark: true, search: 'theme=light' })).resolvedTheme,
    ).toBe('light')
  })

  it('shows English right-to-left if the query requests it', () => {
    expect(resolveState(createInitialStateInputs({ search: 'dir=rtl&lang=en' }))).toMatchObject({
      dir: 'rtl',
      lang: 'en',
    })
  })
})
