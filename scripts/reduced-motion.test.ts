import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss'
import { expect, test } from 'vitest'
import { rootFolder } from './settings'

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(path.join(rootFolder, folder), { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => name.endsWith('.css')),
)

/** Returns the selectors and at-rules around a declaration, innermost first. */
const scopeOf = (declaration: Declaration): string => {
  const scope: string[] = []
  for (
    let ancestor = declaration.parent as Container | undefined;
    ancestor;
    ancestor = ancestor.parent as Container | undefined
  )
    if (ancestor.type === 'rule') scope.push((ancestor as Rule).selector)
    else if (ancestor.type === 'atrule')
      scope.push(`@${(ancestor as AtRule).name} ${(ancestor as AtRule).params}`)
  return scope.join(' ')
}

const animations = files.flatMap((file) => {
  const found: { file: string; scope: string; value: string }[] = []
  postcss
    .parse(readFileSync(path.join(rootFolder, file), 'utf8'))
    .walkDecls(/^animation(-iteration-count)?$/, (declaration) => {
      found.push({ file, scope: scopeOf(declaration), value: declaration.value })
    })
  return found
})
const isForReducedMotion = (scope: string) =>
  /(?<!:not\()\[data-reduced-motion\]|prefers-reduced-motion: reduce|@variant reduced-motion/.test(scope)
const endlessAnimations = animations.filter(({ value }) => value.includes('infinite'))

test('no style starts an endless animation when motion is reduced', () => {
  expect(endlessAnimations.length).toBeGreaterThan(10)
  expect(endlessAnimations.filter(({ scope }) => isForReducedMotion(scope))).toEqual([])
})

/** Utilities whose animation is stopped by another class of the same element, as in `spin-steps reduced-motion:animate-none`. */
const STOPPED_BY_CLASS = ['spin-steps', 'spin-smooth', 'spin-arc']

test('each endless animation stops when motion is reduced', () => {
  const reducedAnimations = animations.filter(
    ({ scope, value }) => isForReducedMotion(scope) && (value === 'none' || !value.includes('infinite')),
  )
  const unstoppedAnimations = endlessAnimations.filter(
    ({ file, scope }) =>
      !STOPPED_BY_CLASS.some((name) => scope.includes(name)) &&
      !reducedAnimations.some((reducedAnimation) => {
        const [, name = ''] = /(?:\.|@utility )([\w-]+)/.exec(scope) ?? []
        return (
          reducedAnimation.file === file &&
          new RegExp(`(\\.|@utility )${name}(?![\\w-])`).test(reducedAnimation.scope)
        )
      }),
  )
  expect(unstoppedAnimations).toEqual([])
})

test.each(STOPPED_BY_CLASS)('%s always has a class that stops it when motion is reduced', (name) => {
  const uses = readdirSync(path.join(rootFolder, 'components'), { recursive: true })
    .filter((file) => String(file).endsWith('.tsx'))
    .flatMap((file) => readFileSync(path.join(rootFolder, 'components', String(file)), 'utf8').split('\n'))
    .filter((line) => new RegExp(`["\`\\s]${name}[\\s"\`]`).test(line))
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter((line) => !line.includes('reduced-motion:animate-none'))).toEqual([])
})
