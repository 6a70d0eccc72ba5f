/** Which radio has the one tab stop of its group: the chosen one, else the first that can be used. */
export function tabStop(radios: readonly { checked?: boolean; disabled?: boolean }[]): number {
  const chosen = radios.findIndex(({ checked, disabled }) => checked && !disabled)
  return chosen >= 0 ? chosen : radios.findIndex(({ disabled }) => !disabled)
}

/**
 * Where an arrow leads in a group of radios, round at the edges and past those that cannot be used.
 * @param key name of the key
 * @param at which one has the focus
 * @param radios the group
 * @param rtl whether text runs from right to left
 * @returns which one is next; undefined for any other key
 */
export function nextRadio(
  key: string,
  at: number,
  radios: readonly { disabled?: boolean }[],
  rtl: boolean,
): number | undefined {
  const forward = key === 'ArrowDown' || key === (rtl ? 'ArrowLeft' : 'ArrowRight')
  const back = key === 'ArrowUp' || key === (rtl ? 'ArrowRight' : 'ArrowLeft')
  if (!forward && !back) return undefined
  const step = forward ? 1 : radios.length - 1
  for (let tries = 1; tries <= radios.length; tries += 1) {
    const to = (at + step * tries) % radios.length
    if (!radios[to]?.disabled) return to
  }
  return undefined
}
