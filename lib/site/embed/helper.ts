import { connect } from './connect'

/*
 * What other pages load as /embed.js: turns links marked with `data-patternbook` into the screens they lead to, and
 * offers `Patternbook.connect(iframe)`. scripts/embed.ts bundles it. Without the script a link stays a link.
 */

/** Puts the screen in the place of the link to it. */
const embed = (link: HTMLAnchorElement): HTMLIFrameElement => {
  const url = new URL(link.href)
  url.searchParams.set('embed', '1')
  const element = document.createElement('iframe')
  element.title = link.textContent?.trim() ?? ''
  element.width = link.dataset.width ?? '390'
  element.height = link.dataset.height ?? '800'
  element.loading = 'lazy'
  element.className = link.className
  element.style.border = '0'
  element.src = url.href
  link.replaceWith(element)
  return element
}

const start = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-patternbook]')) embed(link)
}

Object.assign(window, { Patternbook: { connect, embed } })
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()
