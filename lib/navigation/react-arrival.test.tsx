// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate, PageStack, type ScreenEntry, usePage } from './react'
import {
  finish,
  goTo,
  renderStack,
  resolve,
  stateText,
  TestPage,
  visibleNames,
  waitUntilSettled,
} from './testing/stack-kit'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

const BackTitle = () => <output data-testid="back title">{usePage().previousTitle}</output>

describe('the data that a page needs to enter', () => {
  const titles = { en: 'A', ar: 'ألف' }
  const named: ScreenEntry['titleIn'] = async (lang) => titles[lang as keyof typeof titles]
  const withMore = (more: Partial<ScreenEntry>) => async (path: string) => {
    const screen = await resolve(path)
    return screen && { ...screen, ...more }
  }

  it('is awaited like its code, and ready() receives the query', async () => {
    let resolveReady = () => {}
    const more = new Promise<void>((done) => {
      resolveReady = done
    })
    const ready = vi.fn(() => more)
    const onSlow = vi.fn()
    renderStack({ resolve: withMore({ ready }), onSlow })
    await act(async () => void navigate('/a/?gallery=0.2#here'))
    expect([visibleNames(), location.pathname]).toEqual([['boot'], '/boot/'])
    expect(ready).toHaveBeenCalledWith('?gallery=0.2')
    await vi.waitFor(() => expect(onSlow).toHaveBeenCalledWith(true))
    await act(async () => resolveReady())
    await finish()
    expect([visibleNames(), location.pathname]).toEqual([['a'], '/a/'])
    expect(onSlow).toHaveBeenLastCalledWith(false)
  })

  it('includes the title of the page below in the current language, also when the language changes', async () => {
    const { rerender } = renderStack({ resolve: withMore({ titleIn: named }), lang: 'ar' })
    await goTo('/a/')
    await finish()
    await goTo('/b/')
    await finish()
    expect(stateText('b')).toBe('b: back to ألف, active')
    const initialPage = <TestPage name="boot" />
    rerender(<PageStack initialPage={initialPage} resolve={withMore({ titleIn: named })} lang="en" />)
    await waitUntilSettled()
    expect(stateText('b')).toBe('b: back to A, active')
  })

  it('includes the title of its parent after a deep link, in a language other than that of the document', async () => {
    const initialPage = <BackTitle />
    const withParent = async (path: string) => {
      const screen = await resolve(path === '/boot/' ? '/x/' : path)
      return screen && { ...screen, titleIn: named, parent: path === '/boot/' ? '/a/' : undefined }
    }
    const { rerender, getByTestId } = renderStack({ initialPage, resolve: withParent, lang: 'ar' })
    await waitUntilSettled()
    expect(getByTestId('back title').textContent).toBe('ألف')
    rerender(<PageStack initialPage={initialPage} resolve={withParent} lang="en" />)
    await waitUntilSettled()
    expect(getByTestId('back title').textContent).toBe('')
  })

  it('includes no title while it cannot be fetched, and fetches it again later', async () => {
    let online = false
    const titleIn = () => (online ? Promise.resolve('ألف') : Promise.reject(new Error('offline')))
    renderStack({ resolve: withMore({ titleIn }), lang: 'ar' })
    await goTo('/a/')
    await finish()
    await goTo('/b/')
    await finish()
    expect(stateText('b')).toBe('b: back to undefined, active')
    online = true
    await goTo('/b/#there')
    await waitUntilSettled()
    expect(stateText('b')).toBe('b: back to ألف, active')
  })
})
