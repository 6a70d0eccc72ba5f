import { loadCode } from './load'
import type { TakenCode } from './types'

/** What a zip holds besides the files: what else has to be done, in the words of a reader who has just unpacked it. */
const readme = (code: TakenCode): string => {
  const packages = Object.entries(code.dependencies).map(([name, version]) => `${name}@${version}`)
  return [
    `# ${code.title}`,
    '',
    code.description,
    '',
    'Unpack this into the root of a React app with Tailwind CSS 4 whose alias `@/` is the folder that holds `components`,',
    '`lib` and `data`.',
    '',
    ...(packages.length > 0
      ? ['1. Install what it uses:', '', `       npm install ${packages.join(' ')}`, '']
      : []),
    '2. Import `styles/patternbook.css` in the style sheet that imports Tailwind, after that line.',
    '3. Put `<PatternFrame>` of `components/pattern-frame.tsx` around the screen, in an element with a height.',
    '',
    'The command line of shadcn does all of this:',
    '',
    `    npx shadcn@latest add ${code.address}`,
    '',
  ].join('\n')
}

/**
 * An item and everything it needs as a zip file. The packer is fetched with the first call.
 * @param name name of the item
 * @returns the file's bytes and the name to save it by
 * @throws CodeError when a part of the code could not be fetched
 */
export const zipOf = async (name: string): Promise<{ file: Blob; fileName: string }> => {
  const [{ strToU8, zip }, code] = await Promise.all([import('fflate'), loadCode(name)])
  const needs = await Promise.all(code.needs.map((need) => loadCode(need.name)))
  const files = [code, ...needs].flatMap((item) => item.files)
  const content = Object.fromEntries(
    [...files.map(({ path, source }): [string, string] => [path, source]), ['README.md', readme(code)]].map(
      ([path = '', text = '']) => [`${name}/${path}`, strToU8(text)],
    ),
  )
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(content, (error, data) => (error ? reject(error) : resolve(data as Uint8Array<ArrayBuffer>))),
  )
  return { file: new Blob([bytes], { type: 'application/zip' }), fileName: `${name}.zip` }
}
