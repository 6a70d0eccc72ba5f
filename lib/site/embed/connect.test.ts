// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { connect } from './connect'
import { message } from './protocol'

const embed = () => {
  const frame = document.createElement('iframe')
  frame.src = 'https://book.example/login/0/?embed=1'
  document.body.append(frame)
  const sent = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {})
  const says = (
    data: unknown,
    origin = 'https://book.example',
    source: Window | null = frame.contentWindow,
  ) => dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { frame, sent, says }
}
const ready = message('ready', { path: '/login/0/', state: { mode: 'ios' } })

test('what is asked for before the screen is there is said once it answers', () => {
  const { frame, sent, says } = embed()
  const line = connect(frame)
  line.set({ theme: 'dark' })
  line.set({ mode: 'md' })
  sent.mockClear()
  says(ready)
  expect(sent.mock.calls).toEqual([
    [message('set', { state: { theme: 'dark', mode: 'md' } }), 'https://book.example'],
  ])
})

test('only the screen itself is listened to', () => {
  const { frame, says } = embed()
  const heard = vi.fn()
  connect(frame).on(heard)
  says(ready, 'https://evil.example')
  says(ready, 'https://book.example', window)
  says({ hello: 1 })
  expect(heard).not.toHaveBeenCalled()
  says(ready)
  expect(heard).toHaveBeenCalledExactlyOnceWith({ path: '/login/0/', state: { mode: 'ios' } })
})

test('a screen in a sandbox is listened to and changed, although it has no origin of its own', () => {
  const { frame, sent, says } = embed()
  frame.setAttribute('sandbox', 'allow-scripts')
  const heard = vi.fn()
  const line = connect(frame)
  line.on(heard)
  says(ready)
  expect(heard).not.toHaveBeenCalled()
  says(ready, 'null')
  expect(heard).toHaveBeenCalledOnce()
  sent.mockClear()
  line.set({ theme: 'dark' })
  expect(sent.mock.calls).toEqual([[message('set', { state: { theme: 'dark' } }), '*']])
})

test('a sandbox that keeps the origin changes nothing', () => {
  const { frame, says } = embed()
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  const heard = vi.fn()
  connect(frame).on(heard)
  says(ready, 'null')
  expect(heard).not.toHaveBeenCalled()
  says(ready)
  expect(heard).toHaveBeenCalledOnce()
})
