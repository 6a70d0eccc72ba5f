/**
 * Classes that set the background colors of an overlay in the dark theme on iOS. The background of the page is black there. These
 * colors are lighter, so that the edges of the overlay are visible ("elevated" colors in Apple's Human Interface Guidelines).
 */
export const elevatedClass =
  'ios:theme-dark:[--pb-page:#1c1c1e] ios:theme-dark:[--pb-grouped:#1c1c1e] ios:theme-dark:[--pb-surface:#2c2c2e]'
