import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Star } from '@/components/ui/symbols/star'
import { StarHalf } from '@/components/ui/symbols/star-half'
import type { Intro } from '@/lib/data/schemas'

/** Shapes behind the star in Material 3 Expressive, by how much of the star is filled (`fill`). */
const shapeClasses: Record<string, string> = {
  outline: 'expressive:shape-cookie',
  half: 'expressive:shape-clover',
  full: 'expressive:shape-burst',
}

type IntroSlideProps = Pick<Intro['items'][number], 'fill' | 'title' | 'description'>

/** One slide: a star on a translucent square (iOS) or on a shape (Material), a title, and a description. */
export function IntroSlide({ fill, title, description }: IntroSlideProps) {
  return (
    <div className="flex flex-col items-center px-6 pt-[max(1rem,calc(36cqh-10rem))] pb-8 text-center">
      <div
        className={`squircle relative mb-[5.2cqh] grid size-37 flex-none place-items-center expressive:text-on-primary ios:rounded-[36px] ios:border-hairline ios:border-white/50 ios-18:bg-white/16 ios-26:bg-white/24 ios:shadow-[inset_0_1px_0_rgb(255_255_255/0.4),0_24px_60px_rgb(4_14_70/0.3)] ios-18:backdrop-blur-xl ios:supports-[corner-shape:squircle]:rounded-[56px]`}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          fill="currentColor"
          className="absolute -inset-3.5 text-white/16 ios:hidden expressive:hidden"
        >
          <path d="M44.8 6.2Q50 1.3 55.2 6.2Q60.4 11.2 67.4 9.5Q74.3 7.8 76.4 14.7Q78.4 21.6 85.3 23.6Q92.2 25.6 90.5 32.6Q88.8 39.6 93.8 44.8Q98.7 50 93.8 55.2Q88.8 60.4 90.5 67.4Q92.2 74.3 85.3 76.4Q78.4 78.4 76.4 85.3Q74.3 92.2 67.4 90.5Q60.4 88.8 55.2 93.8Q50 98.7 44.8 93.8Q39.6 88.8 32.6 90.5Q25.7 92.2 23.6 85.3Q21.6 78.4 14.7 76.4Q7.8 74.4 9.5 67.4Q11.2 60.4 6.2 55.2Q1.3 50 6.2 44.8Q11.2 39.6 9.5 32.6Q7.8 25.6 14.7 23.6Q21.6 21.6 23.6 14.7Q25.6 7.8 32.6 9.5Q39.6 11.2 44.8 6.2Z" />
        </svg>
        <span
          className={`absolute -inset-6 bg-md-primary ios:hidden baseline:hidden ${shapeClasses[fill]}`}
        />
        <Star
          aria-hidden="true"
          strokeWidth={12.7}
          className={`relative size-19 expressive:size-24 ${fill === 'full' ? 'fill-current' : ''}`}
        />
        {fill === 'half' && (
          <StarHalf
            aria-hidden="true"
            strokeWidth={12.7}
            className="mirror-rtl absolute size-19 fill-current expressive:size-24"
          />
        )}
      </div>
      <h2 className={`text-balance baseline:font-medium [--title-inset:3rem] ${fittedTitleClass(title)}`}>
        {title}
      </h2>
      <p className="mt-2.5 max-w-80 text-balance text-body-read">{description}</p>
    </div>
  )
}
