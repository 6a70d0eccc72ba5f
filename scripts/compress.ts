/**
 * `npm run compress [folder]`: writes .gz and .br files next to the text files of an export, except very small ones, for servers
 * that send precompressed files. Reads and writes `out` or the given folder. A second run writes the same files again.
 */
import { existsSync, statSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { formatError } from './format-error'
import { outFolder } from './settings'

const textFilePattern = /\.(html|css|js|json|svg|txt|xml|webmanifest|md)$/
/** Files below this size, in bytes, are not compressed, because they fit into one packet anyway. */
const MIN_BYTES = 1000

/**
 * Compresses the text files of a folder that have at least `MIN_BYTES`.
 *
 * @returns the number of compressed files, and their total size in bytes before and after Brotli
 * @throws if the folder does not exist
 */
export async function compress(
  folder: string,
): Promise<{ files: number; rawBytes: number; brotliBytes: number }> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(
      `Patternbook: there is no folder ${folder}, so nothing was compressed. ` +
        'Run "npm run build" first, or name the folder of an export: npm run compress <folder>',
    )
  const names = (await readdir(folder, { recursive: true })).filter((name) => textFilePattern.test(name))
  const total = { files: 0, rawBytes: 0, brotliBytes: 0 }
  const queue = names.map((name) => path.join(folder, name))
  const compressQueued = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      if ((await stat(file)).size < MIN_BYTES) continue
      const content = await readFile(file)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params }),
        promisify(gzip)(content, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
      total.files++
      total.rawBytes += content.length
      total.brotliBytes += br.length
    }
  }
  await Promise.all(Array.from({ length: 4 }, compressQueued))
  return total
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { files, rawBytes, brotliBytes } = await compress(path.resolve(process.argv[2] ?? outFolder))
    console.log(
      `Compressed ${files} files: ${(rawBytes / 1e6).toFixed(1)} MB, ${(brotliBytes / 1e6).toFixed(1)} MB as brotli`,
    )
  } catch (error) {
    console.error(formatError(error))
    process.exitCode = 1
  }
}
