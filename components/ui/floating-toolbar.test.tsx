// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FloatingToolbar } from './floating-toolbar'

afterEach(cleanup)

test('a docked toolbar is as wide as its page, has no shadow, and differs from a floating one only in Expressive', () => {
  const classesOf = (docked: boolean) => {
    render(
      <FloatingToolbar label={String(docked)} docked={docked}>
        Share
      </FloatingToolbar>,
    )
    return screen.getByRole('toolbar', { name: String(docked) }).className.split(' ')
  }
  const floating = classesOf(false)
  const docked = classesOf(true)
  expect(floating).toEqual(expect.arrayContaining(['expressive:max-w-120', 'expressive:shadow-float']))
  expect(docked).toContain('w-full')
  expect(
    docked.filter((name) => /max-w|shadow|rounded-pill/.test(name) && /^expressive:(?!\*)/.test(name)),
  ).toEqual([])
  const changed = [
    ...docked.filter((name) => !floating.includes(name)),
    ...floating.filter((name) => !docked.includes(name)),
  ]
  expect(changed.filter((name) => !name.startsWith('expressive:'))).toEqual([])
})
