import { findRoute } from '@/lib/site/catalog'
import { screenItemForPath } from '@/lib/site/catalog/registry-name'
import shots from '@/public/shots/manifest.json'
import { type Example, type LiveControl, LOOKS } from './live-controls'

const example = (
  path: string,
  controls: readonly LiveControl[],
  defaultSelection?: Example['defaultSelection'],
): Example => {
  const item = screenItemForPath(path)
  return {
    ...(item && item in shots && { item }),
    path,
    title: findRoute(path)?.title ?? path,
    controls,
    ...(defaultSelection && { defaultSelection }),
  }
}

/**
 * Live examples of documentation pages, by the name of the page (`docName`), including examples for the pages of components that
 * no screen with pictures uses.
 */
export const liveExamples: Readonly<Record<string, Example>> = {
  '': example('/login/0/', LOOKS),
  installing: example('/comment/0/', ['state', 'theme']),
  assistants: example('/login/0/', LOOKS),
  'using-the-site': example('/login/1/', ['dir', 'accent', 'theme'], { dir: 1, accent: 2 }),
  theming: example('/toggle/1/', ['accent', 'theme']),
  motion: example('/alert/0/', ['motion'], { motion: 1 }),
  rtl: example('/profile/0/', ['dir'], { dir: 1 }),
  accessibility: example('/check-boxes/0/', ['text', 'theme'], { text: 1 }),
  data: example('/comment/0/', ['state'], { state: 1 }),
  components: example('/textview/', LOOKS),
  'components/content-states': example('/comment/0/', ['state'], { state: 1 }),
  'components/section-icon': example('/list/', LOOKS),
  'components/swatches': example('/settings/', LOOKS),
}

/**
 * ID of the part of the engine lab that a documentation page shows, by the name of the page (`docName`). For other overlay pages, it is
 * the last segment of the name.
 */
export const labParts: Readonly<Record<string, string>> = {
  overlays: 'popover',
  transitions: 'transition',
  gestures: 'gesture',
}
