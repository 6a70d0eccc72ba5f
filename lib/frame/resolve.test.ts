import { describe, expect, it } from 'vitest'
import { resolveState, type StartInputs } from './resolve'

const phone = (more: Partial<StartInputs> & { kept?: Record<string, string> } = {}): StartInputs => ({
  search: '',
  readStored: (key) => more.kept?.[key] ?? null,
  userAgent: 'Android',
  platform: 'Linux',
  touchPoints: 5,
  prefersDark: false,
  ...more,
})

describe('the state at start', () => {
  it('is Material on Android and iOS on an iPhone or iPad', () => {
    expect(resolveState(phone()).mode).toBe('md')
    expect(resolveState(phone({ userAgent: 'iPhone' })).mode).toBe('ios')
    expect(resolveState(phone({ userAgent: 'Macintosh', platform: 'MacIntel' })).mode).toBe('ios')
    expect(resolveState(phone({ userAgent: 'Macintosh', platform: 'MacIntel', touchPoints: 0 })).mode).toBe(
      'md',
    )
  })

  it('is right-to-left and Arabic when isEnabledRTL is stored as true', () => {
    expect(resolveState(phone({ kept: { isEnabledRTL: 'true' } }))).toMatchObject({ dir: 'rtl', lang: 'ar' })
    expect(resolveState(phone({ kept: { isEnabledRTL: 'false' } }))).toMatchObject({ dir: 'ltr', lang: 'en' })
    expect(resolveState(phone({ kept: { isEnabledRTL: 'yes' } }))).toMatchObject({ dir: 'ltr' })
  })

  it('prefers the query to the stored setting, and the stored setting to the device', () => {
    const kept = { 'patternbook:frame': '{"mode":"ios","theme":"dark","accent":"red"}' }
    expect(resolveState(phone({ kept }))).toMatchObject({ mode: 'ios', resolvedTheme: 'dark', accent: 'red' })
    expect(resolveState(phone({ kept, search: '?mode=md&theme=light' }))).toMatchObject({
      mode: 'md',
      resolvedTheme: 'light',
      accent: 'red',
    })
  })

  it('ignores invalid stored settings and blocked storage', () => {
    expect(resolveState(phone({ kept: { 'patternbook:frame': '{{{' } })).mode).toBe('md')
    const refused = () => {
      throw new Error('SecurityError')
    }
    expect(resolveState(phone({ readStored: refused })).dir).toBe('ltr')
  })

  it('follows the system theme unless one was chosen', () => {
    expect(resolveState(phone({ prefersDark: true })).resolvedTheme).toBe('dark')
    expect(resolveState(phone({ prefersDark: true, search: 'theme=light' })).resolvedTheme).toBe('light')
  })

  it('shows English right-to-left if the query requests it', () => {
    expect(resolveState(phone({ search: 'dir=rtl&lang=en' }))).toMatchObject({ dir: 'rtl', lang: 'en' })
  })
})
