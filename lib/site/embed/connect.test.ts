// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { connect } from './connect'
import { createMessage } from './protocol'

const embed = () => {
  const frame = document.createElement('iframe')
  frame.src = 'https://book.example/login/0/?embed=1'
  document.body.append(frame)
  const postMessage = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {})
  const sendFromEmbed = (
    data: unknown,
    origin = 'https://book.example',
    source: Window | null = frame.contentWindow,
  ) => dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { frame, postMessage, sendFromEmbed }
}
const ready = createMessage('ready', { path: '/login/0/', state: { mode: 'ios' } })

test('parameters that are set before the embed is ready are sent when it is ready', () => {
  const { frame, postMessage, sendFromEmbed } = embed()
  const connection = connect(frame)
  connection.set({ theme: 'dark' })
  connection.set({ mode: 'md' })
  postMessage.mockClear()
  sendFromEmbed(ready)
  expect(postMessage.mock.calls).toEqual([
    [createMessage('set', { state: { theme: 'dark', mode: 'md' } }), 'https://book.example'],
  ])
})

test('messages are read only from the embed itself', () => {
  const { frame, sendFromEmbed } = embed()
  const listener = vi.fn()
  connect(frame).on(listener)
  sendFromEmbed(ready, 'https://evil.example')
  sendFromEmbed(ready, 'https://book.example', window)
  sendFromEmbed({ hello: 1 })
  expect(listener).not.toHaveBeenCalled()
  sendFromEmbed(ready)
  expect(listener).toHaveBeenCalledExactlyOnceWith({ path: '/login/0/', state: { mode: 'ios' } })
})

test('an embed in a sandbox can be connected, although its origin is opaque', () => {
  const { frame, postMessage, sendFromEmbed } = embed()
  frame.setAttribute('sandbox', 'allow-scripts')
  const listener = vi.fn()
  const connection = connect(frame)
  connection.on(listener)
  sendFromEmbed(ready)
  expect(listener).not.toHaveBeenCalled()
  sendFromEmbed(ready, 'null')
  expect(listener).toHaveBeenCalledOnce()
  postMessage.mockClear()
  connection.set({ theme: 'dark' })
  expect(postMessage.mock.calls).toEqual([[createMessage('set', { state: { theme: 'dark' } }), '*']])
})

test('a sandbox with allow-same-origin is connected like an embed without a sandbox', () => {
  const { frame, sendFromEmbed } = embed()
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  const listener = vi.fn()
  connect(frame).on(listener)
  sendFromEmbed(ready, 'null')
  expect(listener).not.toHaveBeenCalled()
  sendFromEmbed(ready)
  expect(listener).toHaveBeenCalledOnce()
})
