import { Picture } from '@/components/ui/picture'
import { Searchbar, type SearchbarProps } from '@/components/ui/searchbar'

type SearchHeaderProps = {
  image: string
  alt: string
  title: string
  bar: SearchbarProps
  /** In the colours of the accent, with the field at its lower edge. */
  tinted?: boolean
}

/** A photo behind the bar of the page, with the title and a search field on it. */
export function SearchHeader({ image, alt, title, bar, tinted }: SearchHeaderProps) {
  return (
    <div data-hero className="relative isolate flex flex-none flex-col pt-bar text-white">
      <Picture
        name={image}
        alt={alt}
        eager
        ratio="fill"
        className={`absolute! inset-0 -z-1 ${tinted ? 'grayscale' : ''}`}
      />
      {tinted ? (
        <>
          <div className="absolute inset-0 -z-1 bg-grad opacity-80 mix-blend-multiply" />
          <div className="absolute inset-0 -z-1 bg-linear-to-t from-[#080a14]/70 to-[#080a14]/15" />
        </>
      ) : (
        <div className="absolute inset-0 -z-1 bg-linear-to-b from-[#080a14]/40 via-[#080a14]/57 via-30% to-[#080a14]/60" />
      )}
      <div
        className={`mx-auto flex min-h-40 w-full max-w-160 flex-col px-margin ${tinted ? 'justify-end pb-margin' : 'justify-center pb-6'}`}
      >
        <h1 className={`mb-3 text-balance text-title1 ${tinted ? '' : 'ios:text-center'}`}>{title}</h1>
        <Searchbar {...bar} over />
      </div>
    </div>
  )
}
