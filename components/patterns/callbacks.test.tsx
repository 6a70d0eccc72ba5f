// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import expandable0 from '@/data/listView/expandable/layout1.json'
import expandable1 from '@/data/listView/expandable/layout2.json'
import expandable2 from '@/data/listView/expandable/layout3.json'
import profile0 from '@/data/profile/layout1.json'
import profile4 from '@/data/profile/layout5.json'
import qrcode from '@/data/qrcode/layout2.json'
import Expandable0 from './expandable/expandable-0'
import Expandable1 from './expandable/expandable-1'
import Expandable2 from './expandable/expandable-2'
import List from './list/list'
import Profile0 from './profile/profile-0'
import Profile4 from './profile/profile-4'
import Qrcode0 from './qrcode/qrcode-0'
import Qrcode1 from './qrcode/qrcode-1'
import { ScanResult } from './qrcode/scan-result'
import RadioButton2 from './radio-button/radio-button-2'
import SearchBars0 from './search-bars/search-bars-0'
import SearchBars1 from './search-bars/search-bars-1'
import SearchBars2 from './search-bars/search-bars-2'
import Tab1 from './tab/tab-tab1'
import Tab2 from './tab/tab-tab2'
import Tab3 from './tab/tab-tab3'

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }))
const foundState = { phase: 'found', text: 'Ada', picture: '' }
vi.mock('@/lib/qr/use-scanner', () => ({
  useScanner: () => ({ state: foundState, videoRef: { current: null } }),
}))
vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ toast }) }))

afterEach(() => {
  cleanup()
  toast.mockClear()
})

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)

describe('onSearch receives the text of a search', () => {
  it.each<[string, ComponentType<{ onSearch: (query: string) => void }>]>([
    ['search-bars-0', SearchBars0],
    ['search-bars-1', SearchBars1],
    ['search-bars-2', SearchBars2],
    ['list', List],
    ['tab-1', Tab1],
    ['tab-2', Tab2],
    ['tab-3', Tab3],
  ])('%s', (_, Screen) => {
    const onSearch = vi.fn()
    render(<Screen onSearch={onSearch} />)
    const [field] = screen.getAllByRole('searchbox')
    fireEvent.change(field as HTMLElement, { target: { value: 'sea' } })
    expect(onSearch).toHaveBeenLastCalledWith('sea')
    fireEvent.change(field as HTMLElement, { target: { value: '' } })
    expect(onSearch.mock.calls).toEqual([['sea'], ['']])
  })
})

it('onScopeChange receives the scope of a search', () => {
  const onScopeChange = vi.fn()
  render(<SearchBars2 onScopeChange={onScopeChange} />)
  press('On foot')
  expect(onScopeChange).toHaveBeenCalledExactlyOnceWith('foot')
})

type Group = { id: number; title: string }

describe('onOpenChange receives the group that is expanded or collapsed', () => {
  it.each<[string, ComponentType<{ onOpenChange: (group: Group, isOpen: boolean) => void }>, Group[]]>([
    ['expandable-0', Expandable0 as never, expandable0.items],
    ['expandable-1', Expandable1 as never, expandable1.items],
    ['expandable-2', Expandable2 as never, expandable2.items],
  ])('%s', (_, Screen, groups) => {
    const onOpenChange = vi.fn()
    render(<Screen onOpenChange={onOpenChange} />)
    const button = screen
      .getAllByRole('button')
      .filter((element) => element.getAttribute('aria-expanded') === 'false')[0] as HTMLElement
    fireEvent.click(button)
    fireEvent.click(button)
    const [group] = onOpenChange.mock.calls[0] ?? []
    expect(groups).toContain(group)
    expect(onOpenChange.mock.calls).toEqual([
      [group, true],
      [group, false],
    ])
  })
})

it('onPeriodChange receives whether the billing period is yearly', () => {
  const onPeriodChange = vi.fn()
  render(<RadioButton2 onPeriodChange={onPeriodChange} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly, 20% off' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
  expect(onPeriodChange.mock.calls).toEqual([[true], [false]])
})

describe('the QR code generator', () => {
  it('reports text, error correction, and size', () => {
    const onChange = vi.fn()
    render(<Qrcode1 onChange={onChange} />)
    const settings = { text: qrcode.sign.link, level: 'M', size: qrcode.sizes.value }
    fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
    expect(onChange).toHaveBeenLastCalledWith({ ...settings, level: 'L' })
    fireEvent.change(screen.getByRole('textbox', { name: qrcode.text }), { target: { value: 'Ada' } })
    expect(onChange).toHaveBeenLastCalledWith({ ...settings, level: 'L', text: 'Ada' })
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' })
    expect(onChange).toHaveBeenLastCalledWith({ text: 'Ada', level: 'L', size: qrcode.sizes.max })
  })

  it('passes the picture to onSave and the text to onCopy', () => {
    const [onSave, onCopy] = [vi.fn(), vi.fn()]
    render(<Qrcode1 onSave={onSave} onCopy={onCopy} />)
    press(qrcode.saveSvg)
    expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'qr-code.svg')
    press(qrcode.copy)
    expect(onCopy).toHaveBeenCalledExactlyOnceWith(qrcode.sign.link)
    expect(toast).not.toHaveBeenCalled()
  })
})

it('the result of the scanner passes the text to onCopy and the URL to onOpen', () => {
  const [onCopy, onOpen] = [vi.fn(), vi.fn()]
  const data = {
    btnCopy: 'Copy',
    btnOpen: 'Open',
    dialog: { header: '', message: '', buttons: [] },
    toasts: {} as never,
    labels: {} as never,
  }
  render(<ScanResult text="https://site.example/" data={data} onCopy={onCopy} onOpen={onOpen} />)
  press('Copy')
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('https://site.example/')
  press('Open')
  expect(onOpen.mock.calls.map(String)).toEqual(['https://site.example/'])
})

it('buttons call callbacks without arguments', () => {
  const [onBack, onMessage, onShare] = [vi.fn(), vi.fn(), vi.fn()]
  render(<Profile0 onBack={onBack} onMessage={onMessage} />)
  press(profile0.message)
  press('Back')
  render(<Profile4 onShare={onShare} />)
  press(profile4.labels.share)
  for (const callback of [onBack, onMessage, onShare]) expect(callback).toHaveBeenCalledExactlyOnceWith()
})

it('an error in onScan is reported, and the scanner stays on the screen', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const error = new Error('Not a URL')
  render(
    <Qrcode0
      onScan={() => {
        throw error
      }}
    />,
  )
  expect(report).toHaveBeenCalledExactlyOnceWith(error)
  expect(screen.getByText('Ada')).toBeDefined()
  vi.unstubAllGlobals()
})
