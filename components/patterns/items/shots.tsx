import { nameOf } from '@/lib/catalogue/name-of'
import { SHOT, shotPath } from '@/lib/media/shot'
import { withBase } from '@/lib/navigation/href'

const looks = [
  ['ios', 'light', 'material:hidden theme-dark:hidden'],
  ['ios', 'dark', 'hidden ios:theme-dark:block'],
  ['md', 'light', 'ios:hidden theme-dark:hidden'],
  ['md', 'dark', 'hidden material:theme-dark:block'],
] as const

/**
 * The picture of a screen in the platform and theme of the frame. The markup contains all four, because it is the same for
 * everybody; the browser fetches only the one that is shown, when it comes near.
 * @param screen id of the screen
 */
export const Shots = ({ screen }: { screen: string }) =>
  looks.map(([mode, theme, shown]) => (
    <img
      key={mode + theme}
      src={withBase(shotPath(nameOf(screen), mode, theme))}
      alt=""
      width={SHOT.width}
      height={SHOT.height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={`absolute inset-x-0 top-0 h-auto w-full ${shown}`}
    />
  ))
