import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss'
import { expect, test } from 'vitest'
import { root } from './settings'

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => name.endsWith('.css')),
)

/** Selectors and at-rules around a declaration. */
const scopeOf = (declaration: Declaration): string => {
  const scope: string[] = []
  for (let at = declaration.parent as Container | undefined; at; at = at.parent as Container | undefined)
    if (at.type === 'rule') scope.push((at as Rule).selector)
    else if (at.type === 'atrule') scope.push(`@${(at as AtRule).name} ${(at as AtRule).params}`)
  return scope.join(' ')
}

const animations = files.flatMap((file) => {
  const found: { file: string; scope: string; value: string }[] = []
  postcss
    .parse(readFileSync(path.join(root, file), 'utf8'))
    .walkDecls(/^animation(-iteration-count)?$/, (declaration) => {
      found.push({ file, scope: scopeOf(declaration), value: declaration.value })
    })
  return found
})
const isReduced = (scope: string) =>
  /(?<!:not\()\[data-reduced\]|prefers-reduced-motion: reduce|@variant still/.test(scope)
const endless = animations.filter(({ value }) => value.includes('infinite'))

test('no style starts an endless animation when motion is reduced', () => {
  expect(endless.length).toBeGreaterThan(10)
  expect(endless.filter(({ scope }) => isReduced(scope))).toEqual([])
})

/** Utilities that a class next to them stops: `spin-steps still:animate-none`. */
const WITH_CLASS = ['spin-steps', 'spin-smooth', 'spin-arc']

test('each endless animation rests when motion is reduced', () => {
  const rests = animations.filter(
    ({ scope, value }) => isReduced(scope) && (value === 'none' || !value.includes('infinite')),
  )
  const moving = endless.filter(
    ({ file, scope }) =>
      !WITH_CLASS.some((name) => scope.includes(name)) &&
      !rests.some((rest) => {
        const [, name = ''] = /(?:\.|@utility )([\w-]+)/.exec(scope) ?? []
        return rest.file === file && new RegExp(`(\\.|@utility )${name}(?![\\w-])`).test(rest.scope)
      }),
  )
  expect(moving).toEqual([])
})

test.each(WITH_CLASS)('%s always has a class that stops it when motion is reduced', (name) => {
  const uses = readdirSync(path.join(root, 'components'), { recursive: true })
    .filter((file) => String(file).endsWith('.tsx'))
    .flatMap((file) => readFileSync(path.join(root, 'components', String(file)), 'utf8').split('\n'))
    .filter((line) => new RegExp(`["\`\\s]${name}[\\s"\`]`).test(line))
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter((line) => !line.includes('still:animate-none'))).toEqual([])
})
