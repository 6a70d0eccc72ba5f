// Dark enough over its lower two thirds that white on white still has 4.5 : 1 (WCAG 1.4.3; 57 % of this ink are needed).
const ramp =
  '[--shade:linear-gradient(to_top,rgb(8_10_20/.78),rgb(8_10_20/.72)_30%,rgb(8_10_20/.6)_66%,rgb(8_10_20/.36)_81%,rgb(8_10_20/.14)_92%,transparent)]'

/** The ground of white words at the foot of a photo: from three quarters dark to nothing, without an edge. */
export const shade = `${ramp} bg-(image:--shade)`

/** The same for the words of a PhotoHeader or Parallax. */
export const headerShade = `${ramp} [&>div]:bg-(image:--shade)`
