/**
 * Joins the scripts that every page of an export loads. The functions are pure; `scripts/build.ts` passes the output of the
 * bundler.
 *
 * The bundler writes React, the router, and its own runtime into several files of similar code. In one file, a compressor finds
 * the repetitions between them, and pages need only one request.
 */
import { createHash } from 'node:crypto'
import type { FileTexts } from './screen-chunks'

/** Matches the tag of an async script of the bundler, and captures the name of the script. */
const scriptTagPattern =
  /<script src="[^"]*?\/_next\/(static\/chunks\/[^"]+\.js)"(?=[^>]*\sasync="")[^>]*><\/script>/g

/** The texts of an export: scripts by their paths below `_next`, pages by their paths below the export. */
type ExportFiles = { scripts: FileTexts; pages: ReadonlyMap<string, string> }

/** The result of {@link joinScripts}: the new texts, and the names of the scripts that the joined script replaces. */
type JoinedScripts = {
  scripts: Map<string, string>
  pages: Map<string, string>
  removedScripts: readonly string[]
}

/** Returns the names of the scripts that every page loads, in the order of the first page. */
const commonScripts = (pages: readonly string[]): string[] => {
  const [first = [], ...others] = pages.map((html) => [
    ...new Set([...html.matchAll(scriptTagPattern)].map(([, name = '']) => name)),
  ])
  return first.filter((name) => others.every((names) => names.includes(name)))
}

/**
 * Joins the scripts that every page loads into one script, and replaces their names with the name of this script everywhere: in
 * tags, in the data of the router, and in other scripts. A script registers itself with the runtime of the bundler under the name
 * in its tag, so code that waits for one of the replaced scripts waits for the joined script.
 * @param texts the texts of an export, as the bundler wrote them
 * @throws if the pages have fewer than two scripts in common, which means that the bundler writes their tags in another form
 */
export const joinScripts = ({ scripts, pages }: ExportFiles): JoinedScripts => {
  const removedScripts = commonScripts([...pages.values()])
  if (removedScripts.length < 2)
    throw new Error(
      'Patternbook: the exported pages have fewer than two scripts in common, so no scripts could be joined. See scripts/export/join-scripts.ts.',
    )
  const text = removedScripts.map((name) => scripts.get(name) ?? '').join(';\n')
  const digest = createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '0').slice(0, 13)
  const joinedName = `static/chunks/${digest}.js`
  const replaceNames = (content: string) =>
    removedScripts.reduce((all, name) => all.replaceAll(name, joinedName), content)
  const [firstRemovedScript] = removedScripts
  return {
    removedScripts,
    scripts: new Map([
      [joinedName, replaceNames(text)],
      ...[...scripts]
        .filter(([name]) => !removedScripts.includes(name))
        .map(([name, content]): [string, string] => [name, replaceNames(content)]),
    ]),
    pages: new Map(
      [...pages].map(([page, html]) => {
        const htmlWithoutDuplicates = html.replace(scriptTagPattern, (tag, name: string) =>
          name !== firstRemovedScript && removedScripts.includes(name) ? '' : tag,
        )
        return [page, replaceNames(htmlWithoutDuplicates)]
      }),
    ),
  }
}
