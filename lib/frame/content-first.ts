import { afterContent } from './after-content'

/*
 * Stands at the end of every exported page. scripts/content-first.ts puts the addresses of the page's scripts where
 * __SCRIPTS__ stands, having taken their tags out of the page.
 */

declare const __SCRIPTS__: readonly string[]

afterContent(() => {
  for (const address of __SCRIPTS__) {
    const script = document.createElement('script')
    // As the bundler and React write them: both look for a tag with this very address before they add another.
    script.async = true
    script.setAttribute('src', address)
    document.head.append(script)
  }
})
