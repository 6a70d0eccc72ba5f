import { Picture, type PictureProps } from './picture'

/** For each size, the class of the picture and the value of its `sizes` attribute. */
const sizeStyles = {
  sm: { sizeClass: 'size-8', sizes: '32px' },
  md: { sizeClass: 'size-avatar', sizes: '40px' },
  lg: { sizeClass: 'size-16', sizes: '64px' },
  xl: { sizeClass: 'size-21 expressive:border-0', sizes: '84px' },
  '2xl': { sizeClass: 'size-30 expressive:border-0', sizes: '120px' },
}

/** Shapes of the two largest sizes in Expressive. The name of a picture determines its shape. */
const shapeClasses = ['expressive:shape-clover', 'expressive:shape-cookie', 'expressive:shape-burst']
const shapeClassOf = (name: string) =>
  shapeClasses[[...name].reduce((sum, letter) => (2 * sum + letter.charCodeAt(0)) % shapeClasses.length, 0)]

/** Props of Avatar. */
export type AvatarProps = Pick<PictureProps, 'src' | 'alt' | 'eager' | 'className'> & {
  /** `sm` is 32 px, `md` (default) is 40 px, `lg` is 64 px, `xl` is 84 px, and `2xl` is 120 px. */
  size?: keyof typeof sizeStyles
}

/**
 * A person’s picture in a circle. In Material 3 Expressive, the two largest sizes instead have one of three shapes, depending on
 * the name of the picture. Without `alt`, the picture is decorative.
 */
export function Avatar({ src, alt, eager, size = 'md', className = '' }: AvatarProps) {
  const { sizeClass, sizes } = sizeStyles[size]
  return (
    <Picture
      src={src}
      alt={alt}
      eager={eager}
      ratio="square"
      sizes={sizes}
      className={`${sizeClass} shrink-0 rounded-full ${size.endsWith('xl') ? shapeClassOf(src) : ''} ${className}`}
    />
  )
}
