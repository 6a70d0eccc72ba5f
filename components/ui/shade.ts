/**
 * The ground of white words at the foot of a photo: from three quarters dark to nothing, without an edge. Dark enough that
 * white on white still has 4.5 : 1 (WCAG 1.4.3; 57 % of this ink are needed) up to where it fades, in the uppermost
 * `--fade`: the words keep out of that, however large the text.
 */
export const shade =
  '[--shade:linear-gradient(to_top,rgb(8_10_20/.78),rgb(8_10_20/.72)_30%,rgb(8_10_20/.6)_calc(100%-var(--fade,3.5rem)),rgb(8_10_20/.36)_calc(100%-var(--fade,3.5rem)*.55),rgb(8_10_20/.14)_calc(100%-var(--fade,3.5rem)*.22),transparent)] bg-(image:--shade)'
