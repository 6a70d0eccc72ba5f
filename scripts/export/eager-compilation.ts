import { parseAst } from 'rolldown/parseAst'

/**
 * Returns the positions of the module functions in a chunk, which pushes an array of module ids and functions. Returns an empty
 * array for other scripts.
 */
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
 * Puts every module of a chunk in parentheses. Some JavaScript engines assume that a function in parentheses is called at once,
 * and compile it while they parse the script, if possible on a background thread. They only pre-parse other functions at that
 * time, and compile them when they are called. A chunk is loaded to be run, so nearly all of its modules are called.
 * @param chunk a script of the export
 * @returns the script with these parentheses; a script that is not a chunk is unchanged
 * @throws on invalid JavaScript
 */
export const withEagerCompilation = (chunk: string): string => {
  let output = ''
  let position = 0
  for (const { start, end } of moduleRangesOf(chunk)) {
    output += `${chunk.slice(position, start)}(${chunk.slice(start, end)})`
    position = end
  }
  return output + chunk.slice(position)
}
