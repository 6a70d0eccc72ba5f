import { SCREENSHOT_SIZE, screenshotPath } from '@patternbook/engine/media/screenshot'
import { ASSET_BASE } from '@patternbook/engine/navigation/href'

const combinations = [
  ['ios', 'light', 'material:hidden theme-dark:hidden'],
  ['ios', 'dark', 'hidden ios:theme-dark:block'],
  ['md', 'light', 'ios:hidden theme-dark:hidden'],
  ['md', 'dark', 'hidden material:theme-dark:block'],
] as const

/**
 * The picture of a screen in the platform and theme of the frame. The markup contains the pictures of all four combinations,
 * because the static HTML is the same for both platforms and themes. Browsers load only the visible picture, lazily.
 * @param name name of the picture, e.g. `login-0`
 */
export const Screenshot = ({ name }: { name: string }) =>
  combinations.map(([mode, theme, visibilityClass]) => (
    <picture key={mode + theme} className="contents">
      <img
        src={ASSET_BASE + screenshotPath(name, mode, theme)}
        alt=""
        width={SCREENSHOT_SIZE.width}
        height={SCREENSHOT_SIZE.height}
        loading="lazy"
        decoding="async"
        draggable={false}
        className={`absolute inset-x-0 top-0 h-auto w-full ${visibilityClass}`}
      />
    </picture>
  ))
