import type { Mode } from '@/lib/frame/state'
import { SHOT, shotPath } from '@/lib/media/shot'
import { withBase } from '@/lib/navigation/href'

type ScreenshotProps = {
  /** Registry name of the screen, e.g. `login-0`. */
  item: string
  mode: Mode
}

/** The picture of a screen in the theme of the site. CSS hides the other one, which browsers then do not load. */
export const Screenshot = ({ item, mode }: ScreenshotProps) =>
  (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      // Must precede `src`: otherwise browsers load a copy of the element at once.
      loading="lazy"
      className={`fr-${theme}`}
      src={withBase(shotPath(item, mode, theme))}
      width={SHOT.width}
      height={SHOT.height}
      alt=""
      decoding="async"
    />
  ))
