import type { Easing } from './pose'

/**
 * Returns a CSS cubic-bezier timing function as a JavaScript function.
 * @param easing control points of the curve
 * @returns a function from a fraction of the time (0–1) to the progress, which may be below 0 or above 1
 */
export const cubicBezier =
  ([x1, y1, x2, y2]: Easing) =>
  (timeFraction: number): number => {
    if (x1 === y1 && x2 === y2) return Math.min(1, Math.max(0, timeFraction))
    if (timeFraction <= 0 || timeFraction >= 1) return Math.min(1, Math.max(0, timeFraction))
    const curve = (a: number, b: number, t: number) =>
      3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3
    // x(t) is monotonic, so bisection finds t to one millionth. Bisection is fast enough for the few calls of a transition.
    let low = 0
    let high = 1
    for (let i = 0; i < 20; i++) {
      const middle = (low + high) / 2
      if (curve(x1, x2, middle) < timeFraction) low = middle
      else high = middle
    }
    return curve(y1, y2, (low + high) / 2)
  }
