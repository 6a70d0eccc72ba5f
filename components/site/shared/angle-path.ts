/**
 * Returns an SVG path of the angle within which a gesture accepts movement: two triangles along the axis that meet at the start
 * of the touch.
 * @param start start of the touch, px
 * @param axis the axis of the gesture
 * @param maxAngle largest angle on either side of the axis, degrees
 * @param length length of the sides of the angle, px
 */
export const anglePath = (
  { startX: x, startY: y }: { startX: number; startY: number },
  axis: 'x' | 'y',
  maxAngle: number,
  length: number,
): string => {
  const along = Math.cos((maxAngle * Math.PI) / 180) * length
  const across = Math.sin((maxAngle * Math.PI) / 180) * length
  const [dx, dy, ex, ey] = axis === 'x' ? [along, -across, along, across] : [-across, along, across, along]
  return `M${x} ${y}l${dx} ${dy}L${x + ex} ${y + ey}ZM${x} ${y}l${-dx} ${-dy}L${x - ex} ${y - ey}Z`
}
