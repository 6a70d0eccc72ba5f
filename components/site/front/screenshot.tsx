import type { Mode } from '@/lib/frame/state'
import { SCREENSHOT_SIZE, screenshotPath } from '@/lib/media/screenshot'
import { withBase } from '@/lib/navigation/href'

type ScreenshotProps = {
  /** Registry name of the screen, e.g. `login-0`. */
  registryName: string
  mode: Mode
}

/** Pictures of a screen in both themes. CSS hides the picture that does not match the theme of the site, so it does not load. */
export const Screenshot = ({ registryName, mode }: ScreenshotProps) =>
  (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      // Must precede `src`: attributes are set in this order, and an element that gets `src` first loads the picture at once.
      loading="lazy"
      className={`front-${theme}`}
      src={withBase(screenshotPath(registryName, mode, theme))}
      width={SCREENSHOT_SIZE.width}
      height={SCREENSHOT_SIZE.height}
      alt=""
      decoding="async"
    />
  ))
