// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mirrorActions } from './mirror-actions'

let stopMirroring: (() => void) | undefined
beforeEach(() => {
  // The windows of iframes in jsdom accept signals of jsdom only, not those of Node.
  const frame = document.createElement('iframe')
  document.body.append(frame)
  vi.stubGlobal('AbortController', (frame.contentWindow as Window & typeof globalThis).AbortController)
})
afterEach(() => {
  stopMirroring?.()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Creates the document of a screen in its own window. */
const createScreen = () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const screenDocument = frame.contentDocument!
  screenDocument.body.innerHTML = '<button>Save</button><main>Text</main>'
  const main = screenDocument.querySelector('main')!
  main.scrollTo = vi.fn()
  return { document: screenDocument, main, button: screenDocument.querySelector('button')! }
}
type Screen = ReturnType<typeof createScreen>

const createFrame = () => document.createElement('iframe')
const showScreen = (frame: HTMLIFrameElement, screen: Screen) =>
  Object.defineProperty(frame, 'contentDocument', { value: screen.document, configurable: true })
const loadScreen = (frame: HTMLIFrameElement, screen: Screen) => {
  showScreen(frame, screen)
  frame.dispatchEvent(new Event('load'))
}
const scroll = ({ main }: Screen) => main.dispatchEvent(new Event('scroll'))

test('after the frame that the user uses has loaded another page, its actions are still mirrored', () => {
  const [frame, otherFrame] = [createFrame(), createFrame()]
  const [screen, nextScreen, otherScreen] = [createScreen(), createScreen(), createScreen()]
  stopMirroring = mirrorActions([frame, otherFrame])
  loadScreen(frame, screen)
  loadScreen(otherFrame, otherScreen)
  screen.button.focus()
  scroll(screen)
  expect(otherScreen.main.scrollTo).toHaveBeenCalledTimes(1)

  loadScreen(frame, nextScreen)
  scroll(nextScreen)
  expect(otherScreen.main.scrollTo).toHaveBeenCalledTimes(2)
  nextScreen.button.focus()
  expect(nextScreen.document.activeElement).toBe(nextScreen.button)
  otherScreen.button.focus()
  expect(otherScreen.document.activeElement).not.toBe(otherScreen.button)
})

test('an action is mirrored once, even if the load event follows after mirroring has started', () => {
  const [frame, otherFrame] = [createFrame(), createFrame()]
  const [screen, otherScreen] = [createScreen(), createScreen()]
  Object.defineProperties(screen.document, {
    URL: { value: 'http://localhost/login/0/' },
    readyState: { value: 'complete' },
  })
  showScreen(frame, screen)
  showScreen(otherFrame, otherScreen)
  stopMirroring = mirrorActions([frame, otherFrame])
  frame.dispatchEvent(new Event('load'))
  screen.button.focus()
  scroll(screen)
  expect(otherScreen.main.scrollTo).toHaveBeenCalledTimes(1)
})
