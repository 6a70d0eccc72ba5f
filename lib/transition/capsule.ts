import type { Parts } from './parts'
import type { Pose } from './pose'

/** The glass capsule around the buttons at the end of a bar: on iOS 26, such a group is round. */
const capsuleOf = ({ buttons }: Parts): HTMLElement | undefined =>
  buttons.find(
    (group) =>
      group.parentElement?.hasAttribute('data-toolbar') &&
      Number.parseFloat(getComputedStyle(group).borderRadius) > 0,
  )

/**
 * Shapes of the capsules around the buttons at the end of two bars, as on iOS 26: each is stretched to the width of the
 * other while they cross-fade, so that both always have the same outline. A capsule without a counterpart grows and
 * shrinks.
 * @param sign 1 if the end is on the right, -1 in right-to-left
 * @returns the shape of each capsule at the end of the transition at which it is invisible
 */
export const capsuleShapes = (one: Parts, other: Parts, sign: number): Map<HTMLElement, Pose> => {
  const shapes = new Map<HTMLElement, Pose>()
  const [first, second] = [capsuleOf(one), capsuleOf(other)]
  if (first && second) {
    const [width, next] = [first.offsetWidth, second.offsetWidth]
    // A scaled element grows from its center, so the offset keeps its end in place.
    const x = ((width - next) / 2) * sign
    if (x) shapes.set(first, { x, stretch: next / width }).set(second, { x: -x, stretch: width / next })
  } else {
    const alone = first ?? second
    if (alone) shapes.set(alone, { scale: 0.6 })
  }
  return shapes
}
