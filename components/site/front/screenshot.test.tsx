import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Screenshot } from './screenshot'

test('the picture of a screen waits until it is in view, in the theme of the site', () => {
  const markup = renderToStaticMarkup(<Screenshot item="login-0" mode="ios" />)
  const images = markup.match(/<img [^>]*>/g) ?? []
  expect(images.map((image) => /src="([^"]*)"/.exec(image)?.[1])).toEqual([
    '/shots/login-0-ios-light.webp',
    '/shots/login-0-ios-dark.webp',
  ])
  // An image that gets its address first is loaded at once when it is copied.
  for (const image of images) expect(image).toMatch(/loading="lazy".* src=/)
})
