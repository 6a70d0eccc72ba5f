/** An option of a select. */
export type Choice = { id: number; title: string }

/** Returns the title of the option with an ID, or an empty string if there is no such option. */
export const titleOf = (items: readonly Choice[], id: number): string =>
  items.find((item) => item.id === id)?.title ?? ''
