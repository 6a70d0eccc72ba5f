import type { ApiMember } from './api-docs'

/** A component as its documentation page shows it. */
type ComponentDoc = {
  name: string
  /** Name of the file in `components/ui` that exports the component, without its extension. */
  fileName: string
  /** Text of the doc comment of the component. */
  text: string
  /** The sentences of the doc comments that are about accessibility, such as those about the keyboard or screen readers. */
  accessibility: readonly string[]
  props: readonly ApiMember[]
  /** The HTML element whose attributes the component accepts in addition to `props`. */
  elementName?: string
}

/** A screen that uses a component. */
export type ScreenReference = {
  /** Registry name of the screen. */
  registryName: string
  /** Path of the screen's page without the base path: `/login/0/`. */
  path: string
  title: string
}

/** The page of one item of the registry, with one or several components. */
export type ComponentPage = {
  /** Name of the item in the registry. */
  name: string
  /** Path of the page without the base path: `/docs/components/header/`. */
  path: string
  title: string
  /** One sentence about the item. */
  summary: string
  components: readonly ComponentDoc[]
  /** Screens that use a component of the item, the best examples first. */
  screens: readonly ScreenReference[]
}

/** A registry item without components, which is installed with the components that need it, and a sentence about it. */
type ComponentHelper = { name: string; text: string }

/** The content of `public/data/components.json`: the pages of all components, and the helpers. */
export type ComponentDocs = { pages: readonly ComponentPage[]; helpers: readonly ComponentHelper[] }

/** Path of the file with the ComponentDocs, below `public`. scripts/generate.ts writes the file. */
export const COMPONENT_DOCS_FILE_PATH = '/data/components.json'

/** Returns the app path of the page of a component. @param name name of its item in the registry */
export const componentPath = (name: string): string => `/docs/components/${name}/`

/** Maximum length of a description for search engines, in characters. Their result pages cut off longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 155
const DESCRIPTION_SUFFIX = ' A React component for iOS and Material.'

/**
 * Returns the description of a component's page for search engines: the summary without an example in code at its end. If it is
 * too long, it is shortened at a punctuation mark. If there is room, a sentence about the platforms follows.
 */
export const componentMetaDescription = ({ summary }: Pick<ComponentPage, 'summary'>): string => {
  const text = summary.replace(/: `<.*$/, '.').replaceAll('`', '')
  if (text.length + DESCRIPTION_SUFFIX.length <= MAX_DESCRIPTION_LENGTH) return text + DESCRIPTION_SUFFIX
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  return `${text.slice(0, MAX_DESCRIPTION_LENGTH).replace(/[,:;.][^,:;.]*$/, '')}.`
}
