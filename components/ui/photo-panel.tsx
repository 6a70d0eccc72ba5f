import { Picture } from './picture'

/** A picture behind the whole page, darkest at the top and the bottom. Use PhotoBackground as a child of Page. */
export function PhotoBackground({ src, alt }: { src: string; alt: string }) {
  return (
    <div className="absolute inset-0 -z-1 after:absolute after:inset-0 after:bg-linear-to-b after:from-[rgb(20_8_30/.42)] after:via-[rgb(20_8_30/.1)] after:via-40% after:to-[rgb(20_8_30/.5)]">
      <Picture src={src} alt={alt} ratio="fill" eager className="absolute inset-0" />
    </div>
  )
}
