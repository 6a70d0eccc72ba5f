/** An option of a select. */
export type Choice = { id: number; title: string }

/** Title of the option with an id. */
export const titleOf = (items: readonly Choice[], id: number): string =>
  items.find((item) => item.id === id)?.title ?? ''
