'use client'
import {
  Activity,
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createBrowserHistory } from './browser-history'
import { appPath } from './href'
import { createMemoryHistory } from './memory-history'
import { installPageStack } from './navigate'
import type { PageHandle } from './page-handle'
import { createPageStackController } from './page-stack-controller'
import { activeEntry } from './stack'
import type { StackDependencies } from './stack-dependencies'
import type { Screen, StackEntry } from './types'
import { PageContext } from './use-page'

export { back, navigate, preload } from './navigate'
export { usePage } from './use-page'
export { type PageLifecycle, usePageLifecycle } from './use-page-lifecycle'

/** A component with any props. The screen provides the props that the component needs. */
type AnyComponent = ComponentType<never>

/** The screen at a path, which `resolveScreen` returns. */
export type StackScreen = Screen<AnyComponent>

/** Props of the page stack. */
export type PageStackProps = StackDependencies<AnyComponent> & {
  /** Error boundary around each page. `isInitialPage` is true for the page whose HTML came with the document. */
  Boundary?: ComponentType<{ isInitialPage: boolean; children: ReactNode }>
  /** The page that came with the document. Later values of this prop are ignored. */
  initialPage: ReactNode
  /** `memory` keeps the history of the stack in memory, as an embedded document always does. */
  history?: 'browser' | 'memory'
}

/**
 * Returns whether the document is embedded in another page, whose history must not change. The pre-paint script sets
 * `data-embed`.
 */
const isEmbedded = () => document.documentElement.dataset.embed !== undefined

/** Renders one page. Memoized, so that the stack renders a page again only to show or hide it. */
const StackPage = memo(function StackPage({
  Component,
  props,
  page,
  isVisible,
  Boundary,
  children,
}: Pick<StackEntry<AnyComponent>, 'Component'> & {
  props?: Record<string, unknown>
  page: PageHandle
  isVisible: boolean
  Boundary: PageStackProps['Boundary']
  children?: ReactNode
}) {
  const PageComponent = Component as ComponentType<object> | undefined
  const content = PageComponent ? <PageComponent {...props} /> : children
  return (
    <Activity mode={isVisible ? 'visible' : 'hidden'}>
      <Suspense fallback={null}>
        <PageContext value={page}>
          {Boundary ? <Boundary isInitialPage={!PageComponent}>{content}</Boundary> : content}
        </PageContext>
      </Suspense>
    </Activity>
  )
})

/**
 * The page stack of the document. Keeps pages mounted, writes the history, and animates page changes. It fills the element around
 * it, which must be positioned.
 */
export const PageStack = ({
  initialPage,
  history = 'browser',
  Boundary,
  ...currentDependencies
}: PageStackProps) => {
  const [initialContent] = useState(initialPage)
  const dependencies = useRef(currentDependencies)
  const [controller] = useState(() =>
    createPageStackController<AnyComponent>(
      // Called when the stack starts, not during the first render, which must match the server's HTML.
      () =>
        history === 'memory' || isEmbedded()
          ? createMemoryHistory(appPath(location.pathname))
          : createBrowserHistory(),
      dependencies,
    ),
  )
  const root = useRef<HTMLDivElement>(null)
  const stack = useSyncExternalStore(controller.subscribe, controller.getSnapshot, controller.getSnapshot)

  useLayoutEffect(() => {
    dependencies.current = currentDependencies
    controller.onRendered()
  })
  useLayoutEffect(() => {
    const uninstall = installPageStack(controller)
    const stop = controller.start(root.current!)
    return () => {
      uninstall()
      stop()
    }
  }, [controller])

  return (
    <div
      data-stack=""
      // Number of pages below the active page. Unless it is 0, a swipe from the start edge goes back on iOS and does not open the
      // drawer.
      data-depth={activeEntry(stack).depth}
      ref={root}
      className="absolute inset-0 overflow-hidden touch-pan-y touch-pinch-zoom **:data-content:touch-pan-y **:data-content:touch-pinch-zoom"
    >
      {stack.entries.map((entry) => {
        const isVisible = stack.visibleKeys.includes(entry.key)
        return (
          <div
            key={entry.key}
            data-page-slot={entry.key}
            // The element is outside <Activity>, so that React does not hide an element that a transition animates.
            className={isVisible ? 'absolute inset-0' : 'hidden'}
            inert={entry.key !== stack.activeKey}
          >
            <StackPage
              Component={entry.Component}
              props={entry.screen?.props}
              page={controller.getPageHandle(entry.key)}
              isVisible={isVisible}
              Boundary={Boundary}
            >
              {entry.Component ? null : initialContent}
            </StackPage>
          </div>
        )
      })}
    </div>
  )
}
