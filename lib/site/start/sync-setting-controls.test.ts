// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { DEFAULTS } from '../../frame/state'
import { syncSettingControls } from './sync-setting-controls'

const checkedIds = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ id }) => id)

it('controls show the state of the frame, whatever the default of the server', () => {
  document.body.innerHTML = `
    <div data-frame-key="mode">
      <input type="radio" name="a" value="ios" id="ios"><input type="radio" name="a" value="md" id="md" checked>
    </div>
    <input type="checkbox" value="rtl" data-frame-key="dir" id="dir">
    <input type="checkbox" value="rtl" id="other" checked>`
  syncSettingControls(document, { ...DEFAULTS, mode: 'ios', dir: 'rtl' })
  expect(checkedIds()).toEqual(['ios', 'dir', 'other'])
  syncSettingControls(document, DEFAULTS)
  expect(checkedIds()).toEqual(['md', 'other'])
})

it('nothing is checked if no option has the value of the state', () => {
  document.body.innerHTML =
    '<div data-frame-key="accent"><input type="radio" name="a" value="blue" checked></div>'
  syncSettingControls(document, { ...DEFAULTS, accent: 'ff8800' })
  expect(checkedIds()).toEqual([])
})
