import type { ApiMember } from './api'

/** A component as its page shows it. */
type ComponentEntry = {
  name: string
  /** Text of its doc comment. */
  text: string
  /** The sentences of its doc comments about keyboard and screen readers. */
  accessibility: readonly string[]
  props: readonly ApiMember[]
  /** The element whose other attributes it accepts. */
  element?: string
}

/** A screen that uses a component. */
export type ComponentUse = {
  /** Registry name, which is also the name of its pictures. */
  item: string
  /** App path. */
  path: string
  title: string
}

/** The page of a component, or of several in one item of the registry. */
export type ComponentPage = {
  /** Name of the item in the registry. */
  name: string
  /** App path. */
  path: string
  title: string
  /** One sentence. */
  lead: string
  entries: readonly ComponentEntry[]
  /** Screens that use it, the simplest first. */
  uses: readonly ComponentUse[]
}

/** A helper file that is installed with the components that need it. */
type ComponentHelper = { name: string; text: string }

/** All components, as `public/data/components.json` has them. */
export type Components = { pages: readonly ComponentPage[]; helpers: readonly ComponentHelper[] }

/** Where scripts/generate.ts writes it, below `public`. */
export const COMPONENTS_PATH = '/data/components.json'

/** The page of a component. @param name its name in the registry */
export const componentPath = (name: string): string => `/docs/components/${name}/`

/** Longest description in search results, in characters. */
const MAX_DESCRIPTION = 155
const SUFFIX = ' A React component for iOS and Material.'

/**
 * The description of a component's page for search engines: its lead without code, shortened at a comma, colon, or semicolon if
 * it is too long, followed by the kind of component if there is room.
 */
export const componentDescription = ({ lead }: Pick<ComponentPage, 'lead'>): string => {
  const text = lead.replace(/: `<.*$/, '.').replaceAll('`', '')
  if (text.length + SUFFIX.length <= MAX_DESCRIPTION) return text + SUFFIX
  if (text.length <= MAX_DESCRIPTION) return text
  return `${text.slice(0, MAX_DESCRIPTION).replace(/[,:;.][^,:;.]*$/, '')}.`
}
