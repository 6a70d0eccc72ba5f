/** Something that can be chosen. */
export type Choice = { id: number; title: string }

/** The title of the choice with this id. */
export const titleOf = (items: readonly Choice[], id: number): string =>
  items.find((item) => item.id === id)?.title ?? ''
