import type { ComponentType, FunctionComponent } from 'react'

/** Props of a screen: the `{type}` of items and subitems pages, nothing for all others. */
export type ScreenProps = { type?: string }

/** A screen and the way to fetch its code ahead of time. */
export type ScreenEntry = { Component: FunctionComponent<ScreenProps>; load: () => Promise<unknown> }

let last: () => Promise<unknown>

/** Remembers the one import() of a screen, so that it can be started by hand without a second import site. */
export const site = <T,>(load: () => Promise<T>): (() => Promise<T>) => {
  last = load
  return load
}

/** Pairs a dynamic component with the import remembered just before. */
export const entry = (Component: ComponentType<ScreenProps>): ScreenEntry => ({
  // next/dynamic makes function components only.
  Component: Component as FunctionComponent<ScreenProps>,
  load: last,
})
