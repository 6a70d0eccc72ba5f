import { parseAst } from 'rolldown/parseAst'

/** Returns the positions of the modules in a chunk, which pushes an array that contains an id and a function for each module. */
const moduleRangesOf = (chunk: string): { start: number; end: number }[] =>
  parseAst(chunk).body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return []
    const [pushed] = statement.expression.arguments
    if (pushed?.type !== 'ArrayExpression') return []
    return pushed.elements.filter(
      (element) => element?.type === 'ArrowFunctionExpression' || element?.type === 'FunctionExpression',
    ) as { start: number; end: number }[]
  })

/**
 * Puts every module of a chunk in parentheses. JavaScript engines assume that a function in parentheses is called at
 * once, so they compile it on a background thread while they parse the script. Other functions are only pre-parsed
 * at that time, and compiled on the main thread when they are called. A chunk is loaded to be run, so nearly all of its modules
 * are called.
 * @param chunk a script of the export
 * @returns the same script; a script that is not a chunk is unchanged
 * @throws on invalid JavaScript
 */
export const withEagerModules = (chunk: string): string => {
  let output = ''
  let position = 0
  for (const { start, end } of moduleRangesOf(chunk)) {
    output += `${chunk.slice(position, start)}(${chunk.slice(start, end)})`
    position = end
  }
  return output + chunk.slice(position)
}
