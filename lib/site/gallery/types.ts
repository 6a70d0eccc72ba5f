/** What people do on a screen: the values of the filter "interaction", in the order in which they are offered. */
export const INTERACTIONS = ['form', 'list', 'overlay', 'gesture', 'media', 'navigation'] as const
/** One of them. */
export type Interaction = (typeof INTERACTIONS)[number]

/** A screen as the gallery shows it. */
export type GalleryCard = {
  /** Registry name, which is also the name of its pictures: `login-0`. */
  item: string
  /** App path of the live screen. */
  path: string
  /** Title of the screen. */
  title: string
  /** Title of its pattern. */
  pattern: string
  /** Slug of its pattern, which ends the address of the pattern's page. */
  section: string
  /** Names of the components that it is made of. */
  uses: readonly string[]
  interactions: readonly Interaction[]
  /** What it shows, in one sentence; on the page of its pattern alone. */
  about?: string
}

/** The screens of related patterns. */
export type GalleryGroup = { title: string; cards: readonly GalleryCard[] }

/** An option of a filter: its value in the address, and its text. */
export type GalleryOption = { value: string; text: string }

/** What the gallery is made of. */
export type Gallery = {
  groups: readonly GalleryGroup[]
  /** Components that at least one screen uses. */
  components: readonly GalleryOption[]
}

/** Where scripts/generate.ts writes it, below `public`. */
export const GALLERY_PATH = '/data/gallery.json'
