import { findRoute } from '@/lib/site/catalog'
import { patternScreenItemNameForPath } from '@/lib/site/catalog/registry-item-name'
import shots from '@/public/shots/manifest.json'
import { APPEARANCE_CONTROLS, type LiveControlName, type ScreenExample } from './live-controls'

const createExample = (
  path: string,
  controls: readonly LiveControlName[],
  defaultOptionIndexes?: ScreenExample['defaultOptionIndexes'],
): ScreenExample => {
  const registryName = patternScreenItemNameForPath(path)
  return {
    ...(registryName && registryName in shots && { registryName }),
    path,
    title: findRoute(path)?.title ?? path,
    controls,
    ...(defaultOptionIndexes && { defaultOptionIndexes }),
  }
}

/**
 * Live examples of documentation pages, by the name of the page (`docPageName`). The page of a component shows the component's own
 * example or, if it has none, the first screen with screenshots that uses it. Of these pages, only those with neither are listed.
 */
export const liveExamples: Readonly<Record<string, ScreenExample>> = {
  '': createExample('/login/0/', APPEARANCE_CONTROLS),
  installing: createExample('/comment/0/', ['state', 'theme']),
  assistants: createExample('/login/0/', APPEARANCE_CONTROLS),
  'using-the-site': createExample('/login/1/', ['dir', 'accent', 'theme'], { dir: 1, accent: 2 }),
  theming: createExample('/toggle/1/', ['accent', 'theme']),
  motion: createExample('/alert/0/', ['motion'], { motion: 1 }),
  rtl: createExample('/profile/0/', ['dir'], { dir: 1 }),
  accessibility: createExample('/check-boxes/0/', ['text', 'theme'], { text: 1 }),
  data: createExample('/comment/0/', ['state'], { state: 1 }),
  components: createExample('/textview/', APPEARANCE_CONTROLS),
  'components/content-states': createExample('/comment/0/', ['state'], { state: 1 }),
  'components/section-icon': createExample('/list/', APPEARANCE_CONTROLS),
}

/**
 * ID of the tab of the engine lab that a documentation page shows, by the name of the page (`docPageName`). For overlay pages
 * that are not listed here, the ID is the last segment of the name.
 */
export const labTabIds: Readonly<Record<string, string>> = {
  overlays: 'popover',
  transitions: 'transition',
  gestures: 'gesture',
}
