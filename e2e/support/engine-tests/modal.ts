import { expect } from '@playwright/test'
import {
  boxOf,
  buttonXPath,
  chooseOption,
  type EngineDriver,
  type EngineTest,
  isPageInert,
  overlayEvents,
  overlayXPath,
  visitLab,
  waitForEvents,
  waitForFocusIn,
  waitForFocusOn,
  waitForOverlays,
} from '../engine-driver'
import { swipe } from '../synthetic-touch'

const DIALOG_SELECTOR = '[data-overlay=modal] [role=dialog]'

/** Opens the modal panel of the lab, sets options, opens a modal with them, and waits until the modal is presented. */
async function openModal(driver: EngineDriver, presentation: string, dismissOption = 'yes'): Promise<void> {
  await visitLab(driver, 'modal')
  await chooseOption(driver, 'Modal shape', presentation)
  if (dismissOption !== 'yes') await chooseOption(driver, 'Modal can be dismissed', dismissOption)
  await driver.click(buttonXPath('Open modal'))
  await waitForOverlays(driver, 'modal')
}

/** Returns the visible fraction of a sheet's height. */
async function visibleFraction(driver: EngineDriver): Promise<number> {
  const [sheetBox, overlayBox] = [
    await boxOf(driver, DIALOG_SELECTOR),
    await boxOf(driver, '[data-overlay=modal]'),
  ]
  return (overlayBox.bottom - sheetBox.top) / sheetBox.height
}

/** Returns the drag and breakpoint events of the event log, e.g. `drag-end {"progress":0.4,"to":1}`. */
const sheetEvents = (driver: EngineDriver): Promise<string[]> =>
  driver.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.event-log-list li')]
      .filter(({ dataset: { event = '' } }) => /^(drag|breakpoint)-/.test(event))
      .map((line) => `${line.dataset.event} ${line.querySelector('.event-log-details code')?.textContent}`),
  )

/** Returns the scale of the first element that matches a selector; 0 if no element matches. */
const scaleOf = (driver: EngineDriver, selector: string): Promise<number> =>
  driver.evaluate((cssSelector) => {
    const element = document.querySelector(cssSelector)
    return element ? new DOMMatrix(getComputedStyle(element).transform).a : 0
  }, selector)

/** Tests of modals in all three presentations: full screen, sheet, and card. */
export const modalTests: readonly EngineTest[] = [
  {
    title: 'a modal takes the focus, makes the page inert, and stays open if it cannot be dismissed',
    async run(driver) {
      await openModal(driver, 'full', 'no')
      await waitForFocusIn(driver, '[data-overlay=modal]')
      expect(await isPageInert(driver)).toBe(true)
      await driver.press('Escape')
      await driver.click(buttonXPath('Done', overlayXPath))
      await driver.evaluate(() => {
        void window.patternbook?.overlays.dismiss(1, 'call', { kind: 'modal' }).then((wasDismissed) => {
          document.documentElement.dataset.answer = String(wasDismissed)
        })
      })
      await driver.waitUntil(() => document.documentElement.dataset.answer === 'false')
      expect(await waitForEvents(driver, 2)).toEqual(overlayEvents('modal').slice(0, 2))
      await waitForOverlays(driver, 'modal')
    },
  },
  {
    title: 'a modal that asks before it closes follows the answer, and restores the focus',
    async run(driver) {
      await openModal(driver, 'full', 'asks')
      await driver.press('Escape')
      await waitForOverlays(driver, 'alert')
      await driver.click(buttonXPath('Stay', overlayXPath))
      await waitForOverlays(driver, 'alert', 0)
      await waitForOverlays(driver, 'modal')
      await waitForFocusIn(driver, '[data-overlay=modal]')
      await driver.press('Escape')
      await waitForOverlays(driver, 'alert')
      await driver.click(buttonXPath('Close', overlayXPath))
      await waitForOverlays(driver, 'modal', 0)
      await waitForFocusOn(driver, 'Open modal')
      expect(await isPageInert(driver)).toBe(false)
      expect((await waitForEvents(driver, 12)).filter((line) => / modal/.test(line))).toEqual(
        overlayEvents('modal', 'backdrop'),
      )
    },
  },
  {
    title:
      'a sheet opens at its initial breakpoint, follows a drag to the next one, and closes with a flick down',
    async run(driver) {
      await openModal(driver, 'sheet')
      expect(await visibleFraction(driver)).toBeCloseTo(0.5, 1)
      await swipe(driver, DIALOG_SELECTOR, [0.5, 0.03], [0.5, -0.35])
      await waitForOverlays(driver, 'modal')
      expect(await visibleFraction(driver)).toBeCloseTo(1, 1)
      const dragEventPatterns = [
        /^drag-start \{"progress":0\.5/,
        /^drag-end \{"progress":0\.[89]\d*,"to":1\}$/,
        /^breakpoint-change \{"breakpoint":1\}$/,
      ]
      expect(await sheetEvents(driver)).toEqual(dragEventPatterns.map((line) => expect.stringMatching(line)))
      await swipe(driver, DIALOG_SELECTOR, [0.5, 0.03], [0.5, 0.4], true)
      expect((await waitForEvents(driver, 4)).slice(0, 4)).toEqual(overlayEvents('modal', 'gesture'))
      const flickEventPatterns = [
        /^drag-start \{"progress":1,/,
        /^drag-end \{"progress":0\.\d+,"to":"away"\}$/,
        /^breakpoint-change \{"breakpoint":0\}$/,
      ]
      expect((await sheetEvents(driver)).slice(-3)).toEqual(
        flickEventPatterns.map((line) => expect.stringMatching(line)),
      )
    },
  },
  {
    title: 'a swipe down closes only the top card of two',
    async run(driver) {
      await openModal(driver, 'card')
      expect(await scaleOf(driver, '[data-frame] [data-stack]')).toBeCloseTo(0.915, 2)
      await driver.click(buttonXPath('Open another', overlayXPath))
      await waitForOverlays(driver, 'modal', 2)
      expect(await scaleOf(driver, DIALOG_SELECTOR)).toBeCloseTo(0.915, 2)
      await swipe(driver, DIALOG_SELECTOR, [0.5, 0.03], [0.5, 0.7])
      await waitForOverlays(driver, 'modal', 1)
      expect((await waitForEvents(driver, 6)).slice(4)).toEqual(overlayEvents('modal', 'gesture').slice(2))
      expect(await scaleOf(driver, DIALOG_SELECTOR)).toBe(1)
      await waitForFocusIn(driver, '[data-overlay=modal]')
      await swipe(driver, DIALOG_SELECTOR, [0.5, 0.03], [0.5, 0.7])
      await waitForOverlays(driver, 'modal', 0)
      expect(await scaleOf(driver, '[data-frame] [data-stack]')).toBe(1)
    },
  },
]
