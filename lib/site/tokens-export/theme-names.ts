import tailwind from '../../../tailwind.config'

/** Returns the names in tailwind.config.ts as theme variables of Tailwind 4, with their values: `color-page` → `var(--pb-page)`. */
export const themeNames = (): Record<string, string> => {
  const names = tailwind.theme.extend
  const result: Record<string, string> = {}
  const all = (prefix: string, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) result[`${prefix}-${name}`] = value
  }
  all('color', names.colors)
  for (const [name, [size = '', more]] of Object.entries(names.fontSize) as [
    string,
    [string, Record<string, string>],
  ][]) {
    result[`text-${name}`] = size
    result[`text-${name}--line-height`] = more.lineHeight ?? ''
    result[`text-${name}--font-weight`] = more.fontWeight ?? ''
    result[`text-${name}--letter-spacing`] = more.letterSpacing ?? ''
  }
  all('font', names.fontFamily)
  all('radius', names.borderRadius)
  all('border-width', names.borderWidth)
  all('spacing', names.spacing)
  all('shadow', names.boxShadow)
  all('background-image', names.backgroundImage)
  all('ease', names.transitionTimingFunction)
  return result
}
