'use client'
import { useBarState } from '@patternbook/engine/navigation/use-bar-state'
import { useFocusRestore } from '@patternbook/engine/navigation/use-focus-restore'
import { type ReactNode, use, useRef } from 'react'
import { type ContentState, useContentState } from './content-state'
import { fittedTitleClass } from './fitted-title'
import { PageHeaderContext } from './page-contexts'

/** Props of Content. */
export type ContentProps = {
  children: ReactNode
  /** State of the data. Unless its status is `ready`, its `fallback` replaces the children. Default: that of ContentStates. */
  state?: ContentState
  /** Uses the background of grouped lists, such as gray in the light theme of iOS. */
  grouped?: boolean
  /** Uses a tonal background behind the cells of grouped settings on Material. Implies `grouped`. */
  tonal?: boolean
  className?: string
}

/**
 * The scrolling area of a page, with the large title. Its content begins below the bar, or behind a bar with `overPicture`, and
 * ends above the home indicator. While it scrolls, Content updates `data-scrolled` and other attributes of the Header.
 */
export function Content({ children, state: stateProp, grouped, tonal, className = '' }: ContentProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { hasHeader, overPicture, largeTitle, largeTitleMode, subtitle } = use(PageHeaderContext)
  const inheritedState = useContentState()
  const state = stateProp ?? inheritedState
  const { status } = state
  useBarState(scroller, status)
  useFocusRestore(scroller, status)
  const background = tonal ? 'bg-grouped material:bg-tonal' : grouped ? 'bg-grouped' : ''
  const topPadding = overPicture
    ? ''
    : hasHeader
      ? 'pt-[calc(var(--safe-top,0px)+var(--pb-bar-height))]'
      : 'pt-[var(--safe-top,0px)]'
  return (
    <div
      ref={scroller}
      data-content
      // The language of the data can differ from that of the frame, for example, if the Arabic data failed to load.
      lang={status === 'ready' ? state.lang : undefined}
      className={`relative flex min-h-0 flex-1 flex-col overflow-y-auto overflow-x-clip overscroll-y-contain scroll-pt-bar pb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),2rem)] ${topPadding} ${background} ${className}`}
    >
      <div data-scroll-sentinel className="absolute top-0 h-px w-px" />
      {largeTitle !== undefined && (
        <h1
          data-large-title
          className={`flex-none text-balance text-label ${fittedTitleClass(largeTitle)} ios:px-margin ios:pt-[3px] ios:pb-2 ${largeTitleMode === 'ios' ? 'baseline:sr-only expressive:px-margin expressive:pb-3 expressive:text-[length:min(var(--text-scale,1)*1.75rem,(100cqw-var(--title-inset,2rem))/(var(--letters)*.68))] expressive:leading-[calc(9/7)]' : 'material:px-margin material:pt-3 material:pb-5 expressive:pt-1'}`}
        >
          {largeTitle}
        </h1>
      )}
      {subtitle && (
        <p className="-mt-2 flex-none px-margin pb-3 text-secondary-label text-subhead ios-18:hidden expressive:-mt-3 baseline:hidden">
          {subtitle}
        </p>
      )}
      {status === 'ready' ? children : state.fallback}
    </div>
  )
}
