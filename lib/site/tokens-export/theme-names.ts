import tailwind from '../../../tailwind.config'

/** Returns the names in tailwind.config.ts as theme variables of Tailwind 4, with their values: `color-page` → `var(--pb-page)`. */
export const themeNames = (): Record<string, string> => {
  const names = tailwind.theme.extend
  const result: Record<string, string> = {}
  const addAll = (prefix: string, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) result[`${prefix}-${name}`] = value
  }
  addAll('color', names.colors)
  for (const [name, [size = '', textStyle]] of Object.entries(names.fontSize) as [
    string,
    [string, Record<string, string>],
  ][]) {
    result[`text-${name}`] = size
    result[`text-${name}--line-height`] = textStyle.lineHeight ?? ''
    result[`text-${name}--font-weight`] = textStyle.fontWeight ?? ''
    result[`text-${name}--letter-spacing`] = textStyle.letterSpacing ?? ''
  }
  addAll('font', names.fontFamily)
  addAll('radius', names.borderRadius)
  addAll('border-width', names.borderWidth)
  addAll('spacing', names.spacing)
  addAll('shadow', names.boxShadow)
  addAll('background-image', names.backgroundImage)
  addAll('ease', names.transitionTimingFunction)
  return result
}
