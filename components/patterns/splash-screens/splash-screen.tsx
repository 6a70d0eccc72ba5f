'use client'
import { type ReactNode, useRef } from 'react'
import { Content } from '@/components/ui/content'
import { useContentState } from '@/components/ui/content-state'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ArrowRight } from '@/components/ui/symbols/arrow-right'
import type english from '@/data/splashScreens.json'
import { useSplashTimeout } from './use-splash-timeout'

type SplashScreensData = typeof english

type SplashScreenProps = {
  data: SplashScreensData
  /** Key of the screen in the sample data. It also selects the colors. */
  layout: 'layout1' | 'layout2' | 'layout3'
  /** Class that animates the photo. */
  photoAnimationClass?: string
  /** Classes for the position and shape of the photo. Default: the whole screen on iOS, no photo on Material. */
  photoFrameClass?: string
  /** Called when the splash screen is over. Default: goes back. */
  onDone?: () => void
  /** Content over the photo or the plain color. */
  children: ReactNode
}

/** Colors of the page and its content for each of the three splash screens. */
const COLOR_CLASSES = {
  layout1:
    'ios:bg-[#F4E7D8] ios:text-[#4A2C1D] ios:theme-dark:bg-[#1E1612] ios:theme-dark:text-[#F4E7D8] expressive:[--pb-primary-container:#F4E7D8] expressive:[--pb-on-primary-container:#4A2C1D] theme-dark:expressive:[--pb-primary-container:#1E1612] theme-dark:expressive:[--pb-on-primary-container:#F4E7D8]',
  layout2:
    'ios:bg-black ios:text-white expressive:[--pb-primary-container:#1B1145] expressive:[--pb-on-primary-container:#fff]',
  layout3:
    'ios:bg-[#2b1838] ios:text-white expressive:[--pb-primary-container:#FFE9DC] expressive:[--pb-on-primary-container:#2B1838] theme-dark:expressive:[--pb-primary-container:#2B1838] theme-dark:expressive:[--pb-on-primary-container:#FFE9DC]',
}

/**
 * A splash screen without a header: a background, a photo (by default, only on iOS), and content over both. The screen ends when
 * its duration has elapsed. If the user has not pressed anything in the document by then, the screen waits for a press.
 */
export function SplashScreen({
  data,
  layout,
  photoAnimationClass = '',
  photoFrameClass = 'ios:inset-0 material:hidden',
  onDone,
  children,
}: SplashScreenProps) {
  const { headerTitle, duration, backgroundImage, backgroundImageAlt } = data[layout]
  const containerRef = useRef<HTMLDivElement>(null)
  const { labels } = data
  const { status } = useContentState()
  const { isWaitingForPress, leaveScreen } = useSplashTimeout(
    containerRef,
    duration,
    status === 'ready',
    onDone,
  )

  return (
    <Page className={`material:bg-primary-container! ${COLOR_CLASSES[layout]}`}>
      <Content className="p-0! material:text-on-primary-container">
        <div ref={containerRef} className="absolute inset-0 overflow-hidden">
          <h1 className="sr-only">{headerTitle}</h1>
          <div className={`absolute overflow-hidden ${photoFrameClass}`}>
            <Picture
              src={backgroundImage}
              alt={backgroundImageAlt}
              ratio="fill"
              eager
              className={photoAnimationClass}
            />
          </div>
          {children}
        </div>
        {isWaitingForPress && (
          <>
            {/* A tap anywhere ends the screen; keyboard and screen reader users press the button. */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button does the same */}
            <div className="absolute inset-0" onClick={leaveScreen} />
            <button
              type="button"
              onClick={leaveScreen}
              className="tap-target absolute inset-x-0 bottom-[max(env(safe-area-inset-bottom),1rem)] mx-auto flex min-h-10 w-fit items-center gap-2 rounded-pill ps-4 pe-3 text-button outline-offset-2 ios:bg-[rgb(20_20_28/.6)] ios:text-white ios:backdrop-blur-lg material:bg-on-primary-container material:text-primary-container"
            >
              {labels.proceed}
              <ArrowRight aria-hidden="true" className="mirror-rtl size-5" strokeWidth={2} />
            </button>
          </>
        )}
      </Content>
    </Page>
  )
}
