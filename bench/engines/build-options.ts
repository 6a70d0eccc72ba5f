import path from 'node:path'
import type { BuildOptions } from 'esbuild'
import { rootFolder } from '../../scripts/settings'

/** The esbuild options for the pages of the engines and for the size measurements. */
export const buildOptions: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'chrome120',
  jsx: 'automatic',
  write: false,
  logLevel: 'error',
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.NEXT_PUBLIC_BASE_PATH': '""',
    'process.env.NEXT_PUBLIC_SITE_URL': '""',
    'process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL': '""',
  },
  tsconfig: path.join(rootFolder, 'tsconfig.json'),
  loader: { '.css': 'text' },
}
