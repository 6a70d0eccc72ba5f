import { expect, test } from 'vitest'
import { findInlineScripts, findInlineStyles, googleMapsAllowance, withCsp } from './csp'

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>a</title></head><body>${body}</body></html>`

test('the policy is first in the head, after the charset', () => {
  expect(withCsp(page(''))).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  )
})

test('an inline script is allowed only by its hash', () => {
  const html = withCsp(page('<script>alert(1)</script>'))
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(html).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';")
  expect(html).not.toContain('unsafe')
})

test('an inline script that occurs twice needs one hash', () => {
  expect(withCsp(page('<script>a()</script><script>a()</script>')).match(/'sha256-/g)).toHaveLength(1)
})

test('script files and structured data are not inline scripts', () => {
  expect(
    findInlineScripts('<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>'),
  ).toEqual([])
})

test('an inline style stops the build, and the error contains it', () => {
  expect(() => withCsp(page('<p style="color:red">a</p>'))).toThrow(/style="color:red"/)
  expect(() => withCsp(page('<style>p{}</style>'))).toThrow(/<style>/)
})

test('the word style in text or in a script is not an inline style', () => {
  expect(findInlineStyles('<p data-style="a">style="b"</p><script>x = `<p style="c">`</script>')).toEqual([])
})

test('a page without a head is an error', () => {
  expect(() => withCsp('<p>a</p>')).toThrow(/no <head>/)
})

test('only a build with maps names Google’s hosts', () => {
  expect(withCsp(page(''))).not.toMatch(/google|gstatic|nonce/)
  const html = withCsp(page(''), [googleMapsAllowance])
  expect(html).toMatch(/script-src 'self' https:\/\/\*\.googleapis\.com https:\/\/\*\.gstatic\.com blob:;/)
  expect(html).toMatch(/frame-src 'self' https:\/\/\*\.google\.com;/)
  expect(html).not.toContain('unsafe')
})

test('the first style sheet of a page has the nonce for the styles that Google adds', () => {
  const styled = page('').replace('<title>', '<link rel="stylesheet" href="/a.css"/><title>')
  expect(withCsp(styled)).not.toContain('nonce')
  const html = withCsp(styled, [googleMapsAllowance])
  const [, nonce = ''] = /<link nonce="([^"]+)" rel="stylesheet"/.exec(html) ?? []
  expect(nonce).not.toBe('')
  expect(html).toContain(`style-src 'self' 'nonce-${nonce}' https://fonts.googleapis.com;`)
})

test('a script that writes a style sheet is unchanged, so its hash stays valid', () => {
  const script = '<script>document.write(`<link rel="stylesheet" href="/b.css">`)</script>'
  const styled = page('').replace('<title>', `${script}<link rel="stylesheet" href="/a.css"/><title>`)
  const html = withCsp(styled, [googleMapsAllowance])
  expect(html).toContain(script)
  expect(html).toMatch(/<link nonce="[^"]+" rel="stylesheet" href="\/a.css"/)
})
