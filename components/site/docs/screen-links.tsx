import { SCREENSHOT_SIZE, screenshotPath } from '@/lib/media/shot'
import { withBase } from '@/lib/navigation/href'
import type { ComponentUse } from '@/lib/site/components'

/** Links to screens, with pictures on iOS in the theme of the page. */
export const ScreenLinks = ({ screens }: { screens: readonly ComponentUse[] }) => (
  <ul className="do-screens">
    {screens.map(({ itemName, path, title }) => (
      <li key={itemName}>
        <a href={withBase(path)}>
          {(['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              data-theme-of={theme}
              src={withBase(screenshotPath(itemName, 'ios', theme))}
              width={SCREENSHOT_SIZE.width}
              height={SCREENSHOT_SIZE.height}
              loading="lazy"
              decoding="async"
              alt=""
            />
          ))}
          <span>{title}</span>
        </a>
      </li>
    ))}
  </ul>
)
