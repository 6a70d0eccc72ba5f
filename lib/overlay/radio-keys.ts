/** Index of the radio button with the tab stop of its group: the checked one, else the first enabled one. */
export function tabStop(radios: readonly { checked?: boolean; disabled?: boolean }[]): number {
  const chosen = radios.findIndex(({ checked, disabled }) => checked && !disabled)
  return chosen >= 0 ? chosen : radios.findIndex(({ disabled }) => !disabled)
}

/**
 * The next radio button for an arrow key. It wraps around and skips disabled ones.
 * @param key name of the key
 * @param at index of the focused one
 * @param radios the group
 * @param rtl whether the direction is right to left
 * @returns its index; undefined for any other key, or if all are disabled
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
