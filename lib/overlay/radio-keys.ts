/**
 * Returns the index of the radio button that Tab reaches: the checked one if it is enabled, or else the first enabled one; −1 if
 * all are disabled.
 */
export function radioTabStopIndex(radios: readonly { checked?: boolean; disabled?: boolean }[]): number {
  const checkedIndex = radios.findIndex(({ checked, disabled }) => checked && !disabled)
  return checkedIndex >= 0 ? checkedIndex : radios.findIndex(({ disabled }) => !disabled)
}

/**
 * Returns the index of the radio button that an arrow key selects. It skips disabled radio buttons and wraps around.
 * @param key name of the key
 * @param focusedIndex index of the focused radio button
 * @param radios the radio buttons of the group
 * @param isRtl whether the direction is right to left
 * @returns undefined if the key is not an arrow key, or if all radio buttons are disabled
 */
export function radioIndexForKey(
  key: string,
  focusedIndex: number,
  radios: readonly { disabled?: boolean }[],
  isRtl: boolean,
): number | undefined {
  const isForward = key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')
  const isBackward = key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')
  if (!isForward && !isBackward) return undefined
  const indexOffset = isForward ? 1 : radios.length - 1
  for (let tries = 1; tries <= radios.length; tries += 1) {
    const index = (focusedIndex + indexOffset * tries) % radios.length
    if (!radios[index]?.disabled) return index
  }
  return undefined
}
