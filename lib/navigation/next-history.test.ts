// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nextHistory } from './next-history'

const nextFolder = dirname(createRequire(import.meta.url).resolve('next/package.json'))
const readNextSource = (path: string) =>
  readFileSync(join(nextFolder, 'dist/client/components', path), 'utf8')

describe('the parts of Next that we rely on', () => {
  it('the version is Next 16.4: before you change this line for another version, read app-router.js and run the transition tests', () => {
    expect(JSON.parse(readFileSync(join(nextFolder, 'package.json'), 'utf8')).version).toMatch(/^16\.4\./)
  })

  it('our pushState counts as a URL change: Next adds its fields and fetches nothing', () => {
    const routerSource = readNextSource('app-router.js')
    expect(routerSource).toContain('window.history.pushState = function pushState(data, _unused, url)')
    expect(routerSource).toContain('data = copyNextJsInternalHistoryState(data)')
    expect(routerSource).toContain('applyUrlFromHistoryPushReplace(url)')
  })

  it('Next’s own writes preserve our fields after a restored entry and at start', () => {
    expect(readNextSource('app-router.js')).toContain(
      '...pushRef.preserveCustomHistoryState ? window.history.state : {}',
    )
    expect(readNextSource('router-reducer/create-initial-router-state.js')).toContain(
      'preserveCustomHistoryState: true',
    )
    const traverseSource = readNextSource('app-router-state.js').split(
      'function completeTraverseNavigation',
    )[1]
    expect(traverseSource?.split('\n}\n')[0]).toContain('preserveCustomHistoryState: true')
  })

  it('Next’s popstate listener on the window does not capture, so a capturing listener runs first', () => {
    const routerSource = readNextSource('app-router.js')
    expect(routerSource).toContain("window.addEventListener('popstate', onPopState);")
    expect(routerSource).toContain('const onPopState = (event)=>handlePopState(event.state)')
  })

  it('Next repeats a missed step only if the entry has its own field', () => {
    const missedTraversalSource = readNextSource('app-router.js')
      .split('function hasMissedTraversal')[1]
      ?.split('\n}\n')[0]
    expect(missedTraversalSource).toContain('window.history.state?.__NA === true')
  })
})

describe('the history with Next', () => {
  it('an entry of an earlier document gets this document’s state before Next receives the event', () => {
    history.replaceState({ tree: 'mine' }, '')
    const receivedData: unknown[] = []
    const nextStates: unknown[] = []
    const stop = nextHistory.listen((data) => receivedData.push(data))
    const onNextPopState = (event: PopStateEvent) => nextStates.push(event.state)
    addEventListener('popstate', onNextPopState)

    const foreignState = { tree: 'of another document', patternbook: { index: 3 } }
    history.replaceState(foreignState, '')
    dispatchEvent(new PopStateEvent('popstate', { state: foreignState }))

    expect(receivedData).toEqual([{ index: 3 }])
    expect(nextStates).toEqual([{ tree: 'mine', patternbook: { index: 3 } }])
    expect(history.state).toEqual({ tree: 'mine', patternbook: { index: 3 } })

    stop()
    dispatchEvent(new PopStateEvent('popstate', { state: foreignState }))
    expect(nextStates).toHaveLength(2)
    removeEventListener('popstate', onNextPopState)
  })

  it('replacing our data changes nothing else in the current entry', () => {
    history.replaceState({ tree: 'mine', other: 1 }, '')
    nextHistory.replace({ index: 0 })
    expect(history.state).toEqual({ tree: 'mine', other: 1, patternbook: { index: 0 } })
    expect(nextHistory.read()).toEqual({ index: 0 })
  })
})
