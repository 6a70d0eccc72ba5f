import { describe, expect, it } from 'vitest'
import { nextTransition, type OverlayAction, type OverlayState } from './state-machine'

const TABLE: [OverlayState, OverlayAction, OverlayState, string[]][] = [
  ['closed', 'present', 'presenting', ['will-present', 'mount', 'enter']],
  ['closed', 'dismiss', 'closed', []],
  ['closed', 'finish', 'closed', []],
  ['presenting', 'present', 'presenting', []],
  ['presenting', 'dismiss', 'dismissing', ['did-present', 'will-dismiss', 'reverse']],
  ['presenting', 'finish', 'presented', ['did-present']],
  ['presented', 'present', 'presented', []],
  ['presented', 'dismiss', 'dismissing', ['will-dismiss', 'leave']],
  ['presented', 'finish', 'presented', []],
  ['dismissing', 'present', 'dismissing', []],
  ['dismissing', 'dismiss', 'dismissing', []],
  ['dismissing', 'finish', 'closed', ['did-dismiss', 'unmount']],
]

describe('the lifecycle of an overlay', () => {
  it.each(TABLE)('in state %s, %s leads to %s', (state, action, nextState, effects) => {
    expect(nextTransition(state, action)).toEqual({ state: nextState, effects })
  })

  it('every will event has exactly one did event, whatever the order of actions', () => {
    for (const actions of [
      ['present', 'finish', 'dismiss', 'finish'],
      ['present', 'dismiss', 'finish', 'finish'],
      ['present', 'present', 'finish', 'dismiss', 'dismiss', 'finish'],
    ] as OverlayAction[][]) {
      let state: OverlayState = 'closed'
      const events: string[] = []
      for (const action of actions) {
        const transition = nextTransition(state, action)
        state = transition.state
        events.push(...transition.effects.filter((effect) => /^(will|did)/.test(effect)))
      }
      expect(events).toEqual(['will-present', 'did-present', 'will-dismiss', 'did-dismiss'])
    }
  })
})
