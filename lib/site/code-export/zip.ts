import { LICENSE } from '../license'
import { loadCode } from './load-code'
import type { ExportedCode, PlatformChoice } from './types'

const PLATFORM_NOTES: Record<PlatformChoice, string> = {
  both: 'The screen follows the platform of the device, or the one that `<PatternFrame mode>` sets.',
  ios: 'This is the code for iOS only, without Material’s classes and branches.',
  material: 'This is the code for Material only, without the iOS classes and branches.',
}

/** Returns the text of the README in the archive. */
const readmeText = (code: ExportedCode, platform: PlatformChoice): string => {
  const packages = Object.entries(code.dependencies).map(([name, version]) => `${name}@${version}`)
  const types = code.devDependencies ?? []
  return [
    `# ${code.title}`,
    '',
    code.description,
    '',
    PLATFORM_NOTES[platform],
    '',
    'The code requires React 19.2 and Tailwind CSS 4.1 or later. Copy the `components` folder from this archive into the folder that contains your app’s `components` folder.',
    '',
    '1. Install the packages:',
    '',
    `       npm install ${[code.enginePackage, ...packages].join(' ')}`,
    ...(types.length > 0 ? [`       npm install --save-dev ${types.join(' ')}`] : []),
    '',
    '2. Add this line to your style sheet, after Tailwind:',
    '',
    "       @import '@patternbook/engine/theme.css';",
    '',
    '3. Render the screen in an element with a height and `position: relative`.',
    '',
    'The shadcn CLI copies the files and completes steps 1 and 2:',
    '',
    `    npx shadcn@latest add ${platform === 'both' ? code.url : code.url.replace(/\.json$/, `-${platform}.json`)}`,
    '',
    `Licensed under the ${LICENSE.name} license. Keep the LICENSE file with the code.`,
    '',
  ].join('\n')
}

/**
 * Creates a zip file with the code of an item and of all items that it needs. The zip library is loaded on the first call.
 * @param name name of the item
 * @param platform `ios` and `material` are also in the name of the file
 * @returns the file and its name
 * @throws CodeLoadError if code cannot be fetched
 */
export const createZip = async (
  name: string,
  platform: PlatformChoice = 'both',
): Promise<{ zipFile: Blob; fileName: string }> => {
  const [{ strToU8, zip }, { LICENSE_TEXT }, code] = await Promise.all([
    import('fflate'),
    import('../license-text'),
    loadCode(name, platform),
  ])
  const dependencyCode = await Promise.all(
    code.itemDependencies.map((dependency) => loadCode(dependency.name, platform)),
  )
  const folder = platform === 'both' ? name : `${name}-${platform}`
  const files = [code, ...dependencyCode].flatMap((item) => item.files)
  const content = Object.fromEntries(
    [
      ...files.map(({ path, source }): [string, string] => [path, source]),
      ['README.md', readmeText(code, platform)],
      ['LICENSE', LICENSE_TEXT],
    ].map(([path = '', text = '']) => [`${folder}/${path}`, strToU8(text)]),
  )
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(content, (error, data) => (error ? reject(error) : resolve(data as Uint8Array<ArrayBuffer>))),
  )
  return { zipFile: new Blob([bytes], { type: 'application/zip' }), fileName: `${folder}.zip` }
}
