import type { ElementType } from 'react'
import type { Lang } from '../frame/state'
import { createListeners } from '../listeners'
import type { NavigateOptions } from './types'

/** Settings that connect screens to an app. Each has a default. */
export type EngineConfig = {
  /**
   * Goes to a URL of the app. By default, the page stack does this or, without one, the browser loads the URL.
   * @param href path with query and hash
   */
  navigate?: (href: string, options?: NavigateOptions) => unknown
  /**
   * Goes one page back. By default, the page stack does this or, without one, the browser loads `fallback`. If `fallback` is
   * omitted, the browser goes one step back in its history.
   * @param fallback URL of the page to go to if the app has no previous page
   */
  back?: (fallback?: string) => unknown
  /** Component for links, which gets `href` and the props of an anchor; by default `a`. */
  Link?: ElementType
  /** Language of labels such as "Back"; by default, the language of the nearest `lang` attribute. */
  lang?: Lang
  /** URL of the folder that contains `media`, the folder with the sample pictures, without a slash at the end. */
  mediaBaseUrl?: string
  /** The Google Maps API key and the ID of a map style. Without a key, maps are drawn from our own street data. */
  googleMaps?: { key: string; mapId?: string }
}

const { subscribe, emit } = createListeners()

/** The current settings. */
export const engineConfig: EngineConfig = {}

/**
 * Connects the screens to the app. Call it once before the first render, and again whenever a setting changes. Omitted keys
 * keep their values.
 *
 *     configure({ navigate: (href) => router.push(href), back: () => router.back(), Link, lang: 'en' })
 */
export const configure = (changes: EngineConfig): void => {
  Object.assign(engineConfig, changes)
  emit()
}

/** Calls back after every {@link configure}. Returns a function that unsubscribes. */
export const onConfigure: (listener: () => void) => () => void = subscribe
