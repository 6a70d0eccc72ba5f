import { build } from 'esbuild'

/**
 * Bundles a module and everything that it imports into one script.
 * @param entry path of the module
 * @param format `iife` for a minified script for pages, `esm` for a module that `importBundled` imports
 * @returns the text of the script; with `iife`, it contains the placeholders `__BASE_PATH__` and `__DATA_PATH__` where the code
 *   reads these paths, and the caller replaces them (prepaint.ts)
 */
export const bundle = async (entry: string, format: 'iife' | 'esm'): Promise<string> => {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: format === 'iife',
    write: false,
    format,
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    define:
      format === 'iife'
        ? {
            'process.env.NEXT_PUBLIC_BASE_PATH': '__BASE_PATH__',
            'process.env.NEXT_PUBLIC_DATA_PATH': '__DATA_PATH__',
          }
        : { 'process.env': '{}' },
  })
  return result.outputFiles?.[0]?.text ?? ''
}

/** Bundles a module and imports the result. This is for modules whose imports only a bundler can resolve. */
export const importBundled = async <T>(entry: string): Promise<T> => {
  const code = await bundle(entry, 'esm')
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`) as Promise<T>
}
