import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Screenshot } from './screenshot'

test('the picture of a screen loads lazily, in the theme of the site', () => {
  const markup = renderToStaticMarkup(<Screenshot registryName="login-0" mode="ios" />)
  const images = markup.match(/<img [^>]*>/g) ?? []
  expect(images.map((image) => /src="([^"]*)"/.exec(image)?.[1])).toEqual([
    '/shots/login-0-ios-light.webp',
    '/shots/login-0-ios-dark.webp',
  ])
  // If `src` came before `loading`, the picture would load at once.
  for (const image of images) expect(image).toMatch(/loading="lazy".* src=/)
})
