import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'

type PhotoHeaderProps = { name: string; alt: string; className?: string; children: ReactNode }

/** A photo with words on it under the bar, two fifths of the frame high; it scrolls with the page. */
export function PhotoHeader({ name, alt, className = '', children }: PhotoHeaderProps) {
  return (
    <div
      data-hero
      className={`relative isolate flex min-h-[40cqh] flex-none flex-col justify-end px-5 pt-24 pb-5 text-white material:px-margin ${className}`}
    >
      <Picture
        name={name}
        alt={alt}
        eager
        ratio="fill"
        className="absolute! inset-0 -z-1 after:absolute after:inset-0 after:bg-[rgb(8_10_20/0.5)]"
      />
      {children}
    </div>
  )
}
