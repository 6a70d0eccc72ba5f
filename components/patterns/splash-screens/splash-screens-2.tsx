'use client'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/splashScreens.json'
import css from './splash.module.css'
import { SplashIcon } from './splash-icon'
import { SplashScreen } from './splash-screen'

/** Props of SplashScreens2. */
export type SplashScreens2Props = Omit<ScreenProps<typeof english>, 'onBack'> & {
  /** Called when the splash screen ends. Default: goes back. */
  onDone?: () => void
}

/**
 * Colored shapes in a grid with three columns, only in Material 3 Expressive. The logo and the name are in the empty cells of the
 * grid.
 */
function ShapeGrid() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-150 -350 300 700"
      className={`absolute inset-x-0 top-[calc(50cqh-100cqw*7/6)] w-full ios:hidden baseline:hidden ${css.grow}`}
    >
      <g fill="#4B2BE0">
        <circle cx="100" cy="-300" r="47" />
        <path d="M-47-153v-50a47 47 0 0 1 94 0v50z" />
        <path d="M-147-47v94h47a47 47 0 0 0 0-94z" />
        <circle cy="300" r="47" />
      </g>
      <g fill="#B13BC4">
        <circle cx="-100" cy="-200" r="47" />
        <path d="M53-147v94h94a94 94 0 0 0-94-94z" />
        <path d="M-147 153h94v94a94 94 0 0 1-94-94z" />
        <path d="M53 347a94 94 0 0 1 94-94v94z" />
      </g>
      <g fill="#FF6F61">
        <path d={CLOVER} transform="translate(-50 -350)" />
        <path d={CLOVER} transform="translate(-150 -150)" />
        <path d="M147-47v94h-47a47 47 0 0 1 0-94z" />
        <path d="M-47 247v-47a47 47 0 0 1 94 0v47z" />
      </g>
      <g fill="#FFB08F">
        <path d="M-147-253v-94a94 94 0 0 1 94 94z" />
        <path d={CLOVER} transform="translate(50 -250)" />
        <path d="M-47-147v47a47 47 0 0 0 94 0v-47z" />
        <circle cx="100" cy="200" r="47" />
        <path d={CLOVER} transform="translate(-150 250)" />
      </g>
    </svg>
  )
}

/** SVG path of a four-leaf clover in a box of 100 × 100 units. */
const CLOVER =
  'M38.5 10.6Q50-5.9 61.5 10.6T89.4 38.5T89.4 61.5T61.5 89.4T38.5 89.4T10.6 61.5T10.6 38.5T38.5 10.6Z'

/**
 * The logo moves down slowly while it fades in: on iOS, on a disc in front of the setting sun; in Material 3 Expressive, into a
 * grid of shapes; in Material 3 Baseline, together with a large circle behind the logo.
 */
export default function SplashScreens2({ data = english, onDone }: SplashScreens2Props) {
  return (
    <SplashScreen
      data={data}
      onDone={onDone}
      layout="layout3"
      photoAnimationClass={css.kenBurns}
      photoFrameClass="ios:inset-0 material:hidden"
    >
      <ShapeGrid />
      <div
        className={`absolute grid place-content-center ios:inset-0 baseline:inset-x-[-42cqw] baseline:top-[30cqh] baseline:aspect-square baseline:rounded-full baseline:bg-on-primary-container baseline:text-primary-container expressive:inset-0 ${css.drop}`}
      >
        <SplashIcon className="ios:size-42 ios:rounded-full ios:bg-[#fff3df] ios:text-[#a63f22] ios:shadow-[0_0_90px_30px_rgb(255_214_150/.55)] expressive:size-[31cqw] expressive:*:size-1/2" />
      </div>
      <p className="absolute inset-x-0 text-center ios:bottom-[11cqh] ios:text-large-title ios:text-shadow-[0_1px_12px_rgb(30_10_40/.6)] baseline:top-[13cqh] baseline:text-title1 expressive:inset-x-1 expressive:top-[calc(50cqh+100cqw/6+.25rem)] expressive:grid expressive:h-[calc(100cqw/3-.5rem)] expressive:place-items-center expressive:rounded-full expressive:bg-[#2B1838] expressive:text-[#FFE9DC] expressive:text-large-title theme-dark:expressive:bg-[#FFE9DC] theme-dark:expressive:text-[#2B1838]">
        {data.layout3.title}
      </p>
    </SplashScreen>
  )
}
