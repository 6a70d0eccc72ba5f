// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { connectToEmbed } from './connect-to-embed'
import { createMessage } from './protocol'

const createEmbed = () => {
  const iframe = document.createElement('iframe')
  iframe.src = 'https://site.example/login/0/?embed=1'
  document.body.append(iframe)
  const postMessage = vi.spyOn(iframe.contentWindow!, 'postMessage').mockImplementation(() => {})
  const sendFromEmbed = (
    data: unknown,
    origin = 'https://site.example',
    source: Window | null = iframe.contentWindow,
  ) => dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { iframe, postMessage, sendFromEmbed }
}
const readyMessage = createMessage('ready', { path: '/login/0/', state: { mode: 'ios' } })

test('parameters that are set before the embed is ready are sent when it is ready', () => {
  const { iframe, postMessage, sendFromEmbed } = createEmbed()
  const connection = connectToEmbed(iframe)
  connection.set({ theme: 'dark' })
  connection.set({ mode: 'md' })
  postMessage.mockClear()
  sendFromEmbed(readyMessage)
  expect(postMessage.mock.calls).toEqual([
    [createMessage('set', { state: { theme: 'dark', mode: 'md' } }), 'https://site.example'],
  ])
})

test('messages are read only from the embed itself', () => {
  const { iframe, sendFromEmbed } = createEmbed()
  const listener = vi.fn()
  connectToEmbed(iframe).on(listener)
  sendFromEmbed(readyMessage, 'https://evil.example')
  sendFromEmbed(readyMessage, 'https://site.example', window)
  sendFromEmbed({ hello: 1 })
  expect(listener).not.toHaveBeenCalled()
  sendFromEmbed(readyMessage)
  expect(listener).toHaveBeenCalledExactlyOnceWith({ path: '/login/0/', state: { mode: 'ios' } })
})

test('an embed in a sandbox can be connected, although its origin is opaque', () => {
  const { iframe, postMessage, sendFromEmbed } = createEmbed()
  iframe.setAttribute('sandbox', 'allow-scripts')
  const listener = vi.fn()
  const connection = connectToEmbed(iframe)
  connection.on(listener)
  sendFromEmbed(readyMessage)
  expect(listener).not.toHaveBeenCalled()
  sendFromEmbed(readyMessage, 'null')
  expect(listener).toHaveBeenCalledOnce()
  postMessage.mockClear()
  connection.set({ theme: 'dark' })
  expect(postMessage.mock.calls).toEqual([[createMessage('set', { state: { theme: 'dark' } }), '*']])
})

test('a sandbox with allow-same-origin is connected like an embed without a sandbox', () => {
  const { iframe, sendFromEmbed } = createEmbed()
  iframe.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  const listener = vi.fn()
  connectToEmbed(iframe).on(listener)
  sendFromEmbed(readyMessage, 'null')
  expect(listener).not.toHaveBeenCalled()
  sendFromEmbed(readyMessage)
  expect(listener).toHaveBeenCalledOnce()
})
