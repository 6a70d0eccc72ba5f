/**
 * Kinds of interaction: the values of the filter "interaction", in the order in which they are offered.
 * scripts/generate/gallery.ts determines which of them a screen has.
 */
export const INTERACTIONS = ['form', 'list', 'overlay', 'gesture', 'media', 'navigation'] as const
export type Interaction = (typeof INTERACTIONS)[number]

/** A screen as the gallery shows it. */
export type GalleryCard = {
  /** Registry name of the screen, e.g. `login-0`. The file names of its pictures start with this name. */
  registryName: string
  /** App path of the live screen. */
  path: string
  title: string
  /** Title of the pattern of the screen. */
  patternTitle: string
  /** Slug of the pattern, which is the last part of the URL of its page. */
  patternSlug: string
  /** Registry names of the components that the screen uses, without helpers and components that most screens use. */
  componentNames: readonly string[]
  interactions: readonly Interaction[]
  /** Set if the screen or its layout is new since the last release. */
  isNew?: true
  /** Description of the screen; only on the page of the pattern. */
  description?: string
}

/** The screens of related patterns. */
export type GalleryGroup = { title: string; cards: readonly GalleryCard[] }

/** An option of a filter: its value in the URL, and its text. */
export type GalleryOption = { value: string; text: string }

/** The data of the gallery. */
export type Gallery = {
  groups: readonly GalleryGroup[]
  /** Components that at least one screen uses. */
  components: readonly GalleryOption[]
}

/** Path of the file with the data of the gallery, below `public`. scripts/generate.ts writes this file. */
export const GALLERY_DATA_PATH = '/data/gallery.json'
