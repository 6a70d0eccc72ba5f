import type { Pose } from './pose'
import type { SlideElements } from './slide-elements'

/**
 * Returns the group of buttons at the end of a page's toolbar if the group is visible and has round corners, like the glass
 * capsules of iOS 26; undefined otherwise.
 */
const buttonGroupOf = ({ buttonGroups }: SlideElements): HTMLElement | undefined =>
  buttonGroups.find(
    (group) =>
      group.parentElement?.hasAttribute('data-toolbar') &&
      group.offsetWidth &&
      Number.parseFloat(getComputedStyle(group).borderRadius),
  )

/**
 * Returns the poses of the capsules around the buttons at the end of both pages' bars, as on iOS 26. Each capsule is stretched to
 * the width of the other while they cross-fade, so that both always have the same outline. A capsule without a counterpart grows
 * when it enters and shrinks when it leaves.
 * @param firstParts parts of one page
 * @param secondParts parts of the other page
 * @param sign 1 if the end is on the right, −1 in right-to-left pages
 * @returns the pose of each capsule when it is invisible, before it enters or after it leaves; empty if both capsules
 *   have the same width, or if there is no capsule
 */
export const buttonGroupPoses = (
  firstParts: SlideElements,
  secondParts: SlideElements,
  sign: number,
): Map<HTMLElement, Pose> => {
  const poses = new Map<HTMLElement, Pose>()
  const [firstCapsule, secondCapsule] = [buttonGroupOf(firstParts), buttonGroupOf(secondParts)]
  if (firstCapsule && secondCapsule) {
    const [firstWidth, secondWidth] = [firstCapsule.offsetWidth, secondCapsule.offsetWidth]
    // A scaled element grows from its center, so the offset keeps its end edge in place.
    const x = ((firstWidth - secondWidth) / 2) * sign
    if (x)
      poses
        .set(firstCapsule, { x, scaleX: secondWidth / firstWidth })
        .set(secondCapsule, { x: -x, scaleX: firstWidth / secondWidth })
  } else {
    const unpairedCapsule = firstCapsule ?? secondCapsule
    if (unpairedCapsule) poses.set(unpairedCapsule, { scale: 0.6 })
  }
  return poses
}
