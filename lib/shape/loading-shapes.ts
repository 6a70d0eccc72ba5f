import { mirroredOutline, type Outline, repeatedOutline, starOutline } from './outline'

/** Returns an ellipse that is rotated by 45 degrees. @param axisRatio length of its short axis, as a fraction of the long axis */
const oval = (axisRatio: number): Outline => ({
  corners: Array.from({ length: 72 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 72
    const [along, across] = [Math.cos(angle), axisRatio * Math.sin(angle)]
    return [along + across, across - along, 0]
  }),
  center: [0, 0],
})

/**
 * The seven shapes of the loading indicator, in the order in which it shows them. They are part of the shape library
 * (`shapes.ts`) and have a file of their own, because a spinner needs only these shapes. Sources: MaterialShapes and
 * LoadingIndicator of androidx.compose.material3.
 */
export const loadingShapes = {
  softBurst: repeatedOutline(10, [0.193, 0.277, 0.053, 0.176, 0.055, 0.053]),
  cookie9: starOutline(9, 0.8, 0.5),
  pentagon: {
    ...mirroredOutline(1, [0.5, -0.009, 0.172, 1.03, 0.365, 0.164, 0.828, 0.97, 0.169]),
    center: [0.5, 0.53],
  },
  pill: mirroredOutline(2, [0.961, 0.039, 0.426, 1.001, 0.428, 0, 1, 0.609, 1]),
  sunny: starOutline(8, 0.8, 0.15),
  cookie4: repeatedOutline(4, [1.237, 1.236, 0.258, 0.5, 0.918, 0.233]),
  oval: oval(0.64),
} as const satisfies Record<string, Outline>
