/**
 * The public modules of the `@patternbook/engine` package: the file of each module, by the name that follows
 * `@patternbook/engine/` in imports. If `scripts/engine/overrides` contains a file with the same path, the package contains that
 * file instead; some files exist only there. In this repository, `paths` in tsconfig.json resolves `@patternbook/engine/x` to
 * `lib/x`. Only a new major version may remove a name or change its meaning.
 */
export const publicModules: Readonly<Record<string, string>> = {
  overlay: 'lib/overlay/index.ts',
  navigation: 'lib/navigation/index.ts',
  'navigation/configure': 'lib/navigation/configure.ts',
  'navigation/navigate': 'lib/navigation/navigate.ts',
  'navigation/events': 'lib/navigation/events.ts',
  'navigation/stack': 'lib/navigation/page-stack.tsx',
  'navigation/with-frame-query': 'lib/navigation/with-frame-query.ts',
  'navigation/back-label': 'lib/navigation/back-label.ts',
  'navigation/use-bar-state': 'lib/navigation/use-bar-state.ts',
  'navigation/use-bar-tone': 'lib/navigation/use-bar-tone.ts',
  'navigation/use-focus-restore': 'lib/navigation/use-focus-restore.ts',
  'navigation/use-page': 'lib/navigation/use-page.ts',
  'navigation/use-page-lifecycle': 'lib/navigation/use-page-lifecycle.ts',
  'navigation/use-share': 'lib/navigation/use-share.ts',
  transition: 'lib/transition/index.ts',
  'transition/constants': 'lib/transition/constants.ts',
  gesture: 'lib/gesture/index.ts',
  'gesture/allow-edge-swipe': 'lib/gesture/allow-edge-swipe.ts',
  'gesture/arbiter': 'lib/gesture/arbiter.ts',
  'gesture/axis': 'lib/gesture/axis.ts',
  'gesture/reveal-focused': 'lib/gesture/reveal-focused.ts',
  'gesture/gesture': 'lib/gesture/gesture.ts',
  'gesture/tab-drag': 'lib/gesture/tab-drag.ts',
  'gesture/swallow-click': 'lib/gesture/swallow-click.ts',
  menu: 'lib/menu/index.ts',
  animation: 'lib/animation/index.ts',
  'animation/parallax': 'lib/animation/parallax.ts',
  'animation/enter.motion': 'lib/animation/enter.motion.ts',
  'animation/entrances': 'lib/animation/entrances.ts',
  'animation/overscroll.motion': 'lib/animation/overscroll.motion.ts',
  'animation/ripple': 'lib/animation/ripple.ts',
  'animation/shapes': 'lib/animation/shapes.ts',
  'animation/sequence': 'lib/animation/sequence.ts',
  back: 'lib/back/index.ts',
  'overlay/popover-trigger': 'lib/overlay/popover-trigger.ts',
  'navigation/when-idle-or-interaction': 'lib/navigation/when-idle-or-interaction.ts',
  'navigation/href': 'lib/navigation/href.ts',
  frame: 'lib/frame/public.ts',
  'frame/custom-accent': 'lib/frame/custom-accent.ts',
  'frame/motion': 'lib/frame/motion.ts',
  'frame/query': 'lib/frame/query.ts',
  'frame/use-frame': 'lib/frame/use-frame.ts',
  'frame/use-own-frame': 'lib/frame/use-own-frame.ts',
  map: 'lib/map/index.ts',
  'map/draw-plan': 'lib/map/draw-plan.ts',
  'map/google': 'lib/map/google.ts',
  'map/maps-app': 'lib/map/maps-app.ts',
  'map/plan': 'lib/map/plan.ts',
  'map/remove-map': 'lib/map/remove-map.ts',
  'map/plan.generated.json': 'lib/map/plan.generated.json',
  'map/plan-picture': 'lib/map/plan-picture.ts',
  'map/state': 'lib/map/state.ts',
  'map/map-gestures': 'lib/map/map-gestures.ts',
  'map/use-map-state': 'lib/map/use-map-state.ts',
  'map/words': 'lib/map/words.ts',
  'media/pictures': 'lib/media/pictures.ts',
  'media/screenshot': 'lib/media/screenshot.ts',
  'media/sources': 'lib/media/sources.ts',
  qr: 'lib/qr/index.ts',
  'qr/capacity': 'lib/qr/capacity.ts',
  'qr/machine': 'lib/qr/machine.ts',
  'qr/save': 'lib/qr/save.ts',
  'qr/use-scanner': 'lib/qr/use-scanner.ts',
  'qr/web-url': 'lib/qr/web-url.ts',
  'shape/shapes': 'lib/shape/shapes.ts',
  'data/interpolate': 'lib/data/interpolate.ts',
  'data/normalize-text': 'lib/data/normalize-text.ts',
  'data/source': 'lib/data/source.ts',
  'data/state-words': 'lib/data/state-words.ts',
  'data/words': 'lib/data/words.ts',
}

/** Name of the package. */
export const PACKAGE_NAME = '@patternbook/engine'

/** Packages that only some modules import. Apps that use one of these modules must install its package. */
export const OPTIONAL_PACKAGES = ['@material/material-color-utilities', 'html5-qrcode', 'leaflet']

const nameByFile = new Map(Object.entries(publicModules).map(([name, file]) => [file, name]))

/**
 * Returns the specifier with which apps import a file of `lib`. The exports of two files that are not modules themselves are
 * imported from the modules `frame` and `overlay`, which re-export them.
 * @throws if the file is not a public module
 */
export const specifierOf = (file: string): string => {
  const name =
    file === 'lib/frame/index.ts'
      ? 'frame'
      : file === 'lib/overlay/overlay-provider.tsx'
        ? 'overlay'
        : nameByFile.get(file)
  if (name) return `${PACKAGE_NAME}/${name}`
  throw new Error(
    `Patternbook: ${file} is imported by an exported file, but ${PACKAGE_NAME} has no such module, so the file would not compile. Add it to scripts/engine/public-modules.ts.`,
  )
}

/**
 * Returns the file of this repository for a specifier of the package.
 * @throws if the specifier is not a public module
 */
export const publicModuleFile = (specifier: string): string => {
  const file = publicModules[specifier.slice(PACKAGE_NAME.length + 1)]
  if (file) return file
  throw new Error(
    `Patternbook: "${specifier}" is not a module of ${PACKAGE_NAME}, so files that import it would not compile. Add it to scripts/engine/public-modules.ts.`,
  )
}
