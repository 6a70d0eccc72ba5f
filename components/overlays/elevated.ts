/**
 * Backgrounds of surfaces above a black page on iOS, one step lighter so that their edges are visible (HIG, "elevated"
 * colors).
 */
export const elevatedClass =
  'ios:theme-dark:[--pb-page:#1c1c1e] ios:theme-dark:[--pb-grouped:#1c1c1e] ios:theme-dark:[--pb-surface:#2c2c2e]'
