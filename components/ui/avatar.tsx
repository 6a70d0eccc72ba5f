import { Picture, type PictureProps } from './picture'

/** Sides in CSS pixels at text size 1; `md` follows the token `size-avatar` of the mode. */
const sides = {
  sm: { box: 'size-8', sizes: '32px' },
  md: { box: 'size-avatar', sizes: '44px' },
  lg: { box: 'size-16', sizes: '64px' },
  xl: { box: 'size-21 expressive:shape-cookie', sizes: '84px' },
  '2xl': { box: 'size-30 expressive:shape-cookie', sizes: '120px' },
}

export type AvatarProps = Pick<PictureProps, 'name' | 'alt' | 'eager' | 'className'> & {
  /** 32, the mode's default (40 or 44), 64, 84 or 120 px. */
  size?: keyof typeof sides
}

/** A round picture of a person. Without `alt` it is decorative, for use next to the name. */
export function Avatar({ name, alt, eager, size = 'md', className = '' }: AvatarProps) {
  const { box, sizes } = sides[size]
  return (
    <Picture
      name={name}
      alt={alt}
      eager={eager}
      ratio="square"
      sizes={sizes}
      className={`${box} shrink-0 rounded-full ${className}`}
    />
  )
}
