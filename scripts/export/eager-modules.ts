import { parseAst } from 'rolldown/parseAst'

/** The modules of a chunk, as the bundler pushes them: pairs of a number and a function. */
const modulesOf = (chunk: string): { start: number; end: number }[] =>
  parseAst(chunk).body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return []
    const [pushed] = statement.expression.arguments
    if (pushed?.type !== 'ArrayExpression') return []
    return pushed.elements.filter(
      (element) => element?.type === 'ArrowFunctionExpression' || element?.type === 'FunctionExpression',
    ) as { start: number; end: number }[]
  })

/**
 * Puts every module of a chunk in parentheses. Engines take a function in parentheses for one that is called at once,
 * and compile it as they read it: beside the page, on a thread of its own, while a function without them is only
 * skimmed then and compiled a second time, by the page, when it is called. A chunk is fetched to run, so nearly all of
 * its modules are called.
 * @param chunk a script of the export
 * @returns the same script; what is no chunk comes back as it was
 * @throws when it is not JavaScript
 */
export const withEagerModules = (chunk: string): string => {
  let written = ''
  let at = 0
  for (const { start, end } of modulesOf(chunk)) {
    written += `${chunk.slice(at, start)}(${chunk.slice(start, end)})`
    at = end
  }
  return written + chunk.slice(at)
}
