import { connectToEmbed } from './connect-to-embed'

/*
 * Pages of other sites load this file as /embed.js. It replaces links that have `data-patternbook` with the screens to which
 * they link, and provides `Patternbook.connect(iframe)` and `Patternbook.embed(link)`. scripts/embed.ts bundles this file.
 * Without the script, the links remain.
 */

/** Replaces a link to a screen with an iframe that shows the screen. */
const replaceLinkWithEmbed = (link: HTMLAnchorElement): HTMLIFrameElement => {
  const url = new URL(link.href)
  url.searchParams.set('embed', '1')
  const iframe = document.createElement('iframe')
  iframe.title = link.textContent?.trim() ?? ''
  iframe.width = link.dataset.width ?? '390'
  iframe.height = link.dataset.height ?? '800'
  iframe.loading = 'lazy'
  iframe.className = link.className
  iframe.style.border = '0'
  iframe.style.maxWidth = '100%'
  iframe.src = url.href
  link.replaceWith(iframe)
  return iframe
}

const embedMarkedLinks = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-patternbook]'))
    replaceLinkWithEmbed(link)
}

Object.assign(window, { Patternbook: { connect: connectToEmbed, embed: replaceLinkWithEmbed } })
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', embedMarkedLinks)
else embedMarkedLinks()
