import { SCREENSHOT_SIZE, screenshotPath } from '@/lib/media/screenshot'
import { withBase } from '@/lib/navigation/href'
import type { ScreenReference } from '@/lib/site/component-docs'

/** Links to screens, each with its iOS screenshot in the theme of the page. */
export const ScreenLinks = ({ screens }: { screens: readonly ScreenReference[] }) => (
  <ul className="docs-screens">
    {screens.map(({ registryName, path, title }) => (
      <li key={registryName}>
        <a href={withBase(path)}>
          {(['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              data-picture-theme={theme}
              src={withBase(screenshotPath(registryName, 'ios', theme))}
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
