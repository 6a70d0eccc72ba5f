import { SHOT, shotPath } from '@/lib/media/shot'
import { withBase } from '@/lib/navigation/href'

type ScreenshotProps = {
  /** Name under which apps install the screen, e.g. `login-0`. */
  item: string
  mode: 'ios' | 'md'
}

/** The picture of a screen in the theme of the site. CSS hides the other one, which a browser then does not load. */
export const Screenshot = ({ item, mode }: ScreenshotProps) =>
  (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      // Before the address: browsers load a copy of the element at once if it comes after.
      loading="lazy"
      className={`fr-${theme}`}
      src={withBase(shotPath(item, mode, theme))}
      width={SHOT.width}
      height={SHOT.height}
      alt=""
      decoding="async"
    />
  ))
