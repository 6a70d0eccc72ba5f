'use client'
import { Component, type ComponentType, type ReactNode, useEffect } from 'react'

/** Props of the fallback of a page that has thrown. */
export type PageErrorProps = {
  error: unknown
  /** Renders the page again. */
  retry: () => void
  /** Whether the page is in the server's HTML and threw before it was hydrated, so that this HTML can be shown instead. */
  hasServerHtml: boolean
}

type PageErrorBoundaryProps = {
  /** Whether the page is the one in the server's HTML. */
  isInitialPage: boolean
  /** Rendered instead of a page that has thrown. */
  Fallback: ComponentType<PageErrorProps>
  children: ReactNode
}

function MountReporter({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}

/** The error boundary of one page. Errors of the page do not affect other pages or the shell. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}
  #hasMounted = false

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  #retry = () => this.setState({ failure: undefined })
  #handleMount = () => {
    this.#hasMounted = true
  }

  override render() {
    const { isInitialPage, Fallback, children } = this.props
    const { failure } = this.state
    if (failure)
      return <Fallback {...failure} retry={this.#retry} hasServerHtml={isInitialPage && !this.#hasMounted} />
    return (
      <>
        {children}
        <MountReporter onMount={this.#handleMount} />
      </>
    )
  }
}
