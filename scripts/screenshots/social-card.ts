/**
 * Draws the card of a screen for social networks: its screenshots on both platforms, in devices, with the name of the screen. The
 * browser renders the card, so that it has our font on every machine.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { PRODUCT_NAME } from '@/lib/site/absolute-url'
import { rootFolder } from '../settings'

const toDataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const socialCardHtml = (title: string, subtitle: string, ios: Buffer, md: Buffer): string => {
  const fontUrl = toDataUrl('font/woff2', readFileSync(path.join(rootFolder, 'app/fonts/inter.woff2')))
  const logoSvg = readFileSync(path.join(rootFolder, 'public/icons/favicon.svg'), 'utf8')
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Inter; src: url(${fontUrl}); font-weight: 100 900 }
    * { box-sizing: border-box; margin: 0 }
    body { width: 1200px; height: 630px; overflow: hidden; background: #f3f3f5; font-family: Inter; color: #16181d; position: relative }
    header { position: absolute; inset: 72px auto 64px 72px; width: 500px; display: flex; flex-direction: column }
    header > div { display: flex; align-items: center; gap: 14px; font: 600 26px Inter; letter-spacing: -.014em }
    header svg { width: 44px; height: 44px }
    p { font: 500 26px/34px Inter; color: #50565f; letter-spacing: -.01em }
    h1 { font: 650 58px/1.06 Inter; letter-spacing: -.032em; margin: auto 0 16px; text-wrap: balance }
    img { position: absolute; top: 84px; width: 270px; height: 584px; border: 8px solid #0b0c0e; border-top-width: 30px; background: #0b0c0e;
      box-shadow: 0 0 0 1px #3a3d44, 0 30px 60px -16px rgb(12 14 20 / .34) }
    .md { right: 72px; top: 132px; border-radius: 28px } .ios { right: 310px; border-radius: 40px }
  </style><header><div>${logoSvg}${PRODUCT_NAME}</div><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}<br>iOS and Material, with the code</p></header>
  <img class="md" src="${toDataUrl('image/webp', md)}"><img class="ios" src="${toDataUrl('image/webp', ios)}">`
}

/**
 * Renders a card.
 * @param page a page of 1200 × 630 px
 * @returns the card as a PNG file
 */
export const renderSocialCard = async (
  page: Page,
  texts: { title: string; subtitle: string },
  screenshots: { ios: Buffer; md: Buffer },
): Promise<Buffer> => {
  await page.setContent(socialCardHtml(texts.title, texts.subtitle, screenshots.ios, screenshots.md))
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  return page.screenshot()
}
