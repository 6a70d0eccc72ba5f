// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate, PageStack, type StackScreen, usePage } from './page-stack'
import {
  finishTransition,
  goTo,
  pageStateText,
  renderStack,
  resolveTestScreen,
  TestPage,
  visiblePageNames,
  waitUntilSettled,
} from './testing/page-stack-fixture'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

const BackTitle = () => <output data-testid="back title">{usePage().previousTitle}</output>

describe('the data that a page needs to enter', () => {
  const titles = { en: 'A', ar: 'ألف' }
  const translatedTitle: StackScreen['loadTitle'] = async (lang) => titles[lang as keyof typeof titles]
  const withOverrides = (overrides: Partial<StackScreen>) => async (path: string) => {
    const screen = await resolveTestScreen(path)
    return screen && { ...screen, ...overrides }
  }

  it('is awaited like its code, and loadData() receives the query', async () => {
    let resolveData = () => {}
    const dataPromise = new Promise<void>((done) => {
      resolveData = done
    })
    const loadData = vi.fn(() => dataPromise)
    const onSlowLoadChange = vi.fn()
    renderStack({ resolveScreen: withOverrides({ loadData }), onSlowLoadChange })
    await act(async () => void navigate('/a/?gallery=0.2#here'))
    expect([visiblePageNames(), location.pathname]).toEqual([['boot'], '/boot/'])
    expect(loadData).toHaveBeenCalledWith('?gallery=0.2')
    await vi.waitFor(() => expect(onSlowLoadChange).toHaveBeenCalledWith(true))
    await act(async () => resolveData())
    await finishTransition()
    expect([visiblePageNames(), location.pathname]).toEqual([['a'], '/a/'])
    expect(onSlowLoadChange).toHaveBeenLastCalledWith(false)
  })

  it('includes the title of the page below in the current language, also when the language changes', async () => {
    const { rerender } = renderStack({
      resolveScreen: withOverrides({ loadTitle: translatedTitle }),
      lang: 'ar',
    })
    await goTo('/a/')
    await finishTransition()
    await goTo('/b/')
    await finishTransition()
    expect(pageStateText('b')).toBe('b: back to ألف, active')
    const initialPage = <TestPage name="boot" />
    rerender(
      <PageStack
        initialPage={initialPage}
        resolveScreen={withOverrides({ loadTitle: translatedTitle })}
        lang="en"
      />,
    )
    await waitUntilSettled()
    expect(pageStateText('b')).toBe('b: back to A, active')
  })

  it('includes the title of its parent after a deep link, in a language other than that of the document', async () => {
    const initialPage = <BackTitle />
    const withParent = async (path: string) => {
      const screen = await resolveTestScreen(path === '/boot/' ? '/x/' : path)
      return (
        screen && { ...screen, loadTitle: translatedTitle, parentPath: path === '/boot/' ? '/a/' : undefined }
      )
    }
    const { rerender, getByTestId } = renderStack({ initialPage, resolveScreen: withParent, lang: 'ar' })
    await waitUntilSettled()
    expect(getByTestId('back title').textContent).toBe('ألف')
    rerender(<PageStack initialPage={initialPage} resolveScreen={withParent} lang="en" />)
    await waitUntilSettled()
    expect(getByTestId('back title').textContent).toBe('')
  })

  it('includes no title while it cannot be fetched, and fetches it again later', async () => {
    let isOnline = false
    const loadTitle = () => (isOnline ? Promise.resolve('ألف') : Promise.reject(new Error('offline')))
    renderStack({ resolveScreen: withOverrides({ loadTitle }), lang: 'ar' })
    await goTo('/a/')
    await finishTransition()
    await goTo('/b/')
    await finishTransition()
    expect(pageStateText('b')).toBe('b: back to undefined, active')
    isOnline = true
    await goTo('/b/#there')
    await waitUntilSettled()
    expect(pageStateText('b')).toBe('b: back to ألف, active')
  })
})
