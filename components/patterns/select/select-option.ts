/** An option of a select. */
export type SelectOption = { id: number; title: string }

/** Returns the title of the option with the given ID, or an empty string if there is no such option. */
export const titleOf = (items: readonly SelectOption[], id: number): string =>
  items.find((item) => item.id === id)?.title ?? ''
