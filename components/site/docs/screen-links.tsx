import { SHOT, shotPath } from '@/lib/media/shot'
import { withBase } from '@/lib/navigation/href'
import type { ComponentUse } from '@/lib/site/components'

/** Links to screens, with pictures on iOS in the theme of the page. */
export const ScreenLinks = ({ screens }: { screens: readonly ComponentUse[] }) => (
  <ul className="do-screens">
    {screens.map(({ item, path, title }) => (
      <li key={item}>
        <a href={withBase(path)}>
          {(['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              data-theme-of={theme}
              src={withBase(shotPath(item, 'ios', theme))}
              width={SHOT.width}
              height={SHOT.height}
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
