/**
 * Class for the background of white text at the bottom of a photo: a gradient from dark at the bottom to transparent at the top,
 * without a visible edge. It fades out in an area at its top, whose height is `--fade-height`. Below this area, white text on a
 * white photo has a contrast of at least 4.5:1 (WCAG 1.4.3), which needs an opacity of at least 56%. Text must stay below this
 * area at every text size.
 */
export const photoScrimClass =
  '[--photo-scrim:linear-gradient(transparent,rgb(8_10_20/.03)_calc(var(--fade-height,3.5rem)*.12),rgb(8_10_20/.11)_calc(var(--fade-height,3.5rem)*.27),rgb(8_10_20/.24)_calc(var(--fade-height,3.5rem)*.44),rgb(8_10_20/.38)_calc(var(--fade-height,3.5rem)*.61),rgb(8_10_20/.5)_calc(var(--fade-height,3.5rem)*.79),rgb(8_10_20/.58)_var(--fade-height,3.5rem),rgb(8_10_20/.7))] bg-(image:--photo-scrim)'
