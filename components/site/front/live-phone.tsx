import { useEffect, useRef, useState } from 'react'
import { useFrame } from '@/lib/frame/use-frame'
import { withBase } from '@/lib/navigation/href'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { whenIdleOrInteraction } from '@/lib/navigation/when-idle-or-interaction'
import StatusBar from '../shell/preview/status-bar'
import { LivePhoneScreen } from './live-phone-screen'
import { Screenshot } from './screenshot'
import { describeStep, looks, STEP_DURATION_MS, slideshowStepAt, themeOf } from './slideshow'

/** Returns whether the slideshow must not start on its own: with reduced motion, with reduced data, or on a slow connection. */
const prefersNoAutoplay = (): boolean =>
  document.documentElement.hasAttribute('data-reduced-motion') ||
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  prefersReducedData()

/**
 * A phone with a slideshow of live screens: every few seconds, the platform, theme, direction, or screen changes. The slideshow
 * stops when the visitor presses the Pause button or uses the screen, and while the phone is out of view (WCAG 2.2.2). With
 * reduced motion, with reduced data, and on slow connections, it starts only when the visitor presses the Play button. The first
 * screen loads when the browser is idle; with reduced data and on slow connections, when the visitor presses the Play button.
 * Until that screen is ready, the phone shows a picture.
 */
export function LivePhone() {
  const { resolvedTheme } = useFrame()
  const [stepIndex, setStepIndex] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const [canLoadScreens, setCanLoadScreens] = useState(false)
  const [isInView, setIsInView] = useState(false)
  const [readyScreenIndex, setReadyScreenIndex] = useState(-1)
  const figure = useRef<HTMLElement>(null)
  const slideshowStep = slideshowStepAt(stepIndex)
  const { screenIndex, look, path } = slideshowStep

  useEffect(() => {
    let isUnmounted = false
    if (prefersNoAutoplay()) setIsPlaying(false)
    if (!prefersReducedData()) void whenIdleOrInteraction().then(() => isUnmounted || setCanLoadScreens(true))
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false))
    observer.observe(figure.current!)
    // The window loses focus when the visitor presses the screen in the iframe.
    const onWindowBlur = () => figure.current?.contains(document.activeElement) && setIsPlaying(false)
    addEventListener('blur', onWindowBlur)
    return () => {
      isUnmounted = true
      observer.disconnect()
      removeEventListener('blur', onWindowBlur)
    }
  }, [])

  useEffect(() => {
    if (!isPlaying || !isInView || readyScreenIndex !== screenIndex) return
    const timer = setTimeout(() => setStepIndex(stepIndex + 1), STEP_DURATION_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, isInView, readyScreenIndex, screenIndex, stepIndex])

  const togglePlaying = () => {
    setIsPlaying(!isPlaying)
    setCanLoadScreens(true)
  }
  // The previous screen stays mounted, so that it is visible until the current screen is ready and covers it.
  const mountedScreenIndexes = canLoadScreens
    ? [screenIndex - 1, screenIndex].filter((index) => index >= 0)
    : []
  return (
    <figure ref={figure} className="front-live-phone" data-mode={look.mode}>
      <div className="front-device-box">
        <div className="front-device">
          <div className="sh-status" data-mode={look.mode} aria-hidden="true">
            <StatusBar />
          </div>
          <div className="front-screen">
            <Screenshot registryName="profile-4" mode="ios" />
            {mountedScreenIndexes.map((index) => {
              const mountedStep =
                index === screenIndex ? slideshowStep : slideshowStepAt(screenIndex * looks.length - 1)
              return (
                <LivePhoneScreen
                  key={index}
                  path={mountedStep.path}
                  title={`${mountedStep.title}, live`}
                  mode={mountedStep.look.mode}
                  dir={mountedStep.look.dir}
                  theme={themeOf(mountedStep.look, resolvedTheme)}
                  isCovered={index !== screenIndex && readyScreenIndex === screenIndex}
                  onReady={() => setReadyScreenIndex(index)}
                />
              )
            })}
          </div>
          <i className="sh-home-indicator" data-mode={look.mode} aria-hidden="true" />
        </div>
      </div>
      <figcaption>
        <button type="button" className="front-pause-button" onClick={togglePlaying}>
          <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <path d={isPlaying ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M5 3l8 5-8 5z'} />
          </svg>
          <span className="sh-hidden">{isPlaying ? 'Pause the slideshow' : 'Play the slideshow'}</span>
        </button>
        <a href={withBase(`${path}?mode=${look.mode}&dir=${look.dir}&theme=${themeOf(look, resolvedTheme)}`)}>
          {describeStep(slideshowStep, resolvedTheme)}
        </a>
      </figcaption>
    </figure>
  )
}
