import tailwind from '../../../tailwind.config'

/** Returns the names in tailwind.config.ts as Tailwind 4 theme variables: `color-page` → `var(--pb-page)`. */
export const themeVariables = (): Record<string, string> => {
  const theme = tailwind.theme.extend
  const result: Record<string, string> = {}
  const addAll = (prefix: string, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) result[`${prefix}-${name}`] = value
  }
  addAll('color', theme.colors)
  for (const [name, [size = '', textStyle]] of Object.entries(theme.fontSize) as [
    string,
    [string, Record<string, string>],
  ][]) {
    result[`text-${name}`] = size
    result[`text-${name}--line-height`] = textStyle.lineHeight ?? ''
    result[`text-${name}--font-weight`] = textStyle.fontWeight ?? ''
    result[`text-${name}--letter-spacing`] = textStyle.letterSpacing ?? ''
  }
  addAll('font', theme.fontFamily)
  addAll('radius', theme.borderRadius)
  addAll('border-width', theme.borderWidth)
  addAll('spacing', theme.spacing)
  addAll('shadow', theme.boxShadow)
  addAll('background-image', theme.backgroundImage)
  addAll('ease', theme.transitionTimingFunction)
  return result
}
