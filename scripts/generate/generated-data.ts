/**
 * Reads the screens of the gallery, the components, and the notes when pages are built, from the files that scripts/generate.ts
 * has written to `public`.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { COMPONENT_DOCS_FILE_PATH, type ComponentDocs } from '@/lib/site/component-docs'
import { GALLERY_DATA_PATH, type Gallery } from '@/lib/site/gallery/types'
import { type Note, notePath } from '@/lib/site/pattern-notes'

const readPublicJson = <T>(file: string): T => {
  try {
    return JSON.parse(readFileSync(path.join(process.cwd(), 'public', file), 'utf8'))
  } catch (cause) {
    throw new Error(`Patternbook: public${file} is missing or broken. Run "npm run generate".`, { cause })
  }
}

/** Returns all screens by groups of patterns, and the components that they use. */
export const readGallery = (): Gallery => readPublicJson(GALLERY_DATA_PATH)

/** Returns the data of all component pages, and the helpers that are installed with the components. */
export const readComponents = (): ComponentDocs => readPublicJson(COMPONENT_DOCS_FILE_PATH)

/** Returns the note on a pattern. @param name one of `NOTE_NAMES` */
export const readNote = (name: string): Note => readPublicJson(notePath(name))
