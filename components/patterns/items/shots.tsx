import './picture-grid.css'
import { withBase } from '@/lib/navigation/href'
import { SHOT, shotPath } from '@/lib/site/shot'

const looks = (['ios', 'md'] as const).flatMap((mode) =>
  (['light', 'dark'] as const).map((theme) => ({ mode, theme })),
)

/**
 * The picture of a screen in the platform and theme that it would open in. All four stand in the markup, which is the same
 * for everybody; the browser fetches the one that is shown.
 * @param item name under which the screen is taken away; without it an empty ground stands there
 */
export const Shots = ({ item }: { item?: string }) => (
  <span className="shots">
    {item &&
      looks.map(({ mode, theme }) => (
        <img
          key={mode + theme}
          src={withBase(shotPath(item, mode, theme))}
          data-look={`${mode}-${theme}`}
          alt=""
          width={SHOT.width}
          height={SHOT.height}
          loading="lazy"
          decoding="async"
        />
      ))}
  </span>
)
