import './picture-grid.css'
import { nameOf } from '@/lib/catalogue/name-of'
import { SHOT, shotPath } from '@/lib/media/shot'
import { withBase } from '@/lib/navigation/href'

const looks = (['ios', 'md'] as const).flatMap((mode) =>
  (['light', 'dark'] as const).map((theme) => ({ mode, theme })),
)

/**
 * The picture of a screen in the platform and theme that it would open in. All four stand in the markup, which is the same
 * for everybody; the browser fetches the one that is shown.
 * @param screen id of the screen; without it the place is empty
 */
export const Shots = ({ screen }: { screen?: string }) => (
  <span className="shots">
    {screen &&
      looks.map(({ mode, theme }) => (
        <img
          key={mode + theme}
          src={withBase(shotPath(nameOf(screen), mode, theme))}
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
