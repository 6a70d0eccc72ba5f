/**
 * The screens of the gallery, the components, and the notes for pages at build time, from the files that scripts/generate.ts wrote
 * to `public`.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { COMPONENTS_PATH, type Components } from '@/lib/site/components'
import { GALLERY_PATH, type Gallery } from '@/lib/site/gallery/types'
import { type Note, notePath } from '@/lib/site/notes'

const read = <T>(file: string): T => {
  try {
    return JSON.parse(readFileSync(path.join(process.cwd(), 'public', file), 'utf8'))
  } catch (cause) {
    throw new Error(`Patternbook: public${file} is missing or broken. Run "npm run generate".`, { cause })
  }
}

/** All screens by groups of patterns, and the components that they use. */
export const galleryData = (): Gallery => read(GALLERY_PATH)

/** All components, with their pages. */
export const componentsData = (): Components => read(COMPONENTS_PATH)

/** The note on a pattern. */
export const noteData = (name: string): Note => read(notePath(name))
