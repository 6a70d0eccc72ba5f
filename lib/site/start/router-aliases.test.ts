import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import config from '@/next.config'
import { routerAliases } from './router-aliases'
import * as replacement from './router-without-navigation'

const nextClientFolder = path.resolve('node_modules/next/dist/client')
const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // A folder, or a module with another extension.
    return undefined
  }
}
const requirePattern = /const (_\w+) = [^;\n]*?require\("(\.[^"]+)"\)/g

/** Returns the names that each file reachable from app-index.js imports from the replaced modules. */
const findUsedNames = (): { file: string; request: string; names: string[] }[] => {
  const usages: ReturnType<typeof findUsedNames> = []
  const seen = new Set<string>()
  const visit = (file: string) => {
    const text = textOf(file)
    if (text === undefined || seen.has(file)) return
    seen.add(file)
    for (const [, variable = '', request = ''] of text.matchAll(requirePattern)) {
      if (routerAliases.includes(request)) {
        const names = [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(
          ([, name = '']) => name,
        )
        usages.push({ file: path.relative(nextClientFolder, file), request, names: [...new Set(names)] })
      } else visit(path.resolve(path.dirname(file), `${request}.js`))
    }
  }
  visit(path.join(nextClientFolder, 'app-index.js'))
  return usages
}

test('the replacement has every name that the rest of Next uses', () => {
  const names = [...new Set(findUsedNames().flatMap(({ names }) => names))]
  expect(names).toContain('pingVisibleLinks')
  expect(names.filter((name) => !(name in replacement))).toEqual([])
})

test('the replacement has nothing that Next does not use, and no alias is without effect', () => {
  const names = new Set(findUsedNames().flatMap(({ names }) => names))
  expect(Object.keys(replacement).filter((name) => !names.has(name))).toEqual([])
  const requests = new Set(findUsedNames().map(({ request }) => request))
  expect(routerAliases.filter((request) => !requests.has(request))).toEqual([])
})

test('no import of the site uses a replaced path', () => {
  const imports = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8')
        return [...text.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, request = '']) => ({
          file,
          request,
        }))
      }),
  )
  expect(imports.length).toBeGreaterThan(1000)
  expect(imports.filter(({ request }) => routerAliases.includes(request))).toEqual([])
})

test('the configuration replaces nothing in development', () => {
  expect(config.turbopack?.resolveAlias).toEqual({})
})
