/** Converts the notes on the patterns, which the inspector shows. Reads data/notes and the catalog, and writes nothing. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Marked } from 'marked'
import { withBase } from '@/lib/navigation/href'
import { exportedRoutes } from '@/lib/site/catalog'
import { descriptions } from '@/lib/site/catalog/descriptions'
import { NOTE_NAMES, type Note, noteNamesOf, notePath } from '@/lib/site/pattern-notes'
import { rootFolder } from '../settings'
import type { GeneratedFiles } from './generated-files'

/** Converts Markdown to HTML. Links to other sites open in a new tab. */
const marked = new Marked({
  renderer: {
    link({ href, tokens }) {
      if (href.startsWith('/')) return `<a href="${withBase(href)}">${this.parser.parseInline(tokens)}</a>`
      return `<a href="${href}" target="_blank" rel="noopener">${this.parser.parseInline(tokens)}</a>`
    },
  },
})

/**
 * Returns the Markdown of a note.
 * @param name one of `NOTE_NAMES`
 */
export const noteText = (name: string): string =>
  readFileSync(path.join(rootFolder, 'data', 'notes', `${name}.md`), 'utf8')

/** Splits the Markdown of a note into its title and its sections, which begin with second-level headings. */
export const parseNote = (text: string): { title: string; sections: { title: string; text: string }[] } => {
  const [heading = '', ...rest] = text.split(/^## /m)
  const sections = rest.map((section) => {
    const end = section.indexOf('\n')
    return { title: section.slice(0, end).trim(), text: section.slice(end).trim() }
  })
  return { title: heading.replace(/^# /, '').trim(), sections }
}

/**
 * Returns a note as the inspector shows it, with its sections as HTML.
 * @param name one of `NOTE_NAMES`
 */
export const createNote = (name: string): Note => {
  const { title, sections } = parseNote(noteText(name))
  const screens = exportedRoutes.filter((route) => noteNamesOf(route).includes(name)).map(({ id }) => id)
  return {
    title,
    screens: Object.fromEntries(screens.flatMap((id) => (descriptions[id] ? [[id, descriptions[id]]] : []))),
    sections: sections.map((section) => ({
      title: section.title,
      html: marked.parse(section.text, { async: false }),
    })),
  }
}

/** Returns the JSON files of all notes. */
export const noteFiles = (): GeneratedFiles =>
  Object.fromEntries(NOTE_NAMES.map((name) => [`public${notePath(name)}`, JSON.stringify(createNote(name))]))
