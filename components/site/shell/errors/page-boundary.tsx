'use client'
import { Component, type ComponentType, type ReactNode, useEffect } from 'react'

/** Props of the fallback of a page that has thrown. */
export type PageErrorProps = {
  error: unknown
  /** Renders the page again. */
  retry: () => void
  /** Whether the page threw before it was hydrated, so that the server's HTML can be shown instead; its links work. */
  hasServerHtml: boolean
}

type PageBoundaryProps = {
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

/** The error boundary of one page. Other pages and the shell are not affected by its errors. */
export class PageBoundary extends Component<PageBoundaryProps, { failed?: { error: unknown } }> {
  override state: { failed?: { error: unknown } } = {}
  #mounted = false

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  #retry = () => this.setState({ failed: undefined })
  #mount = () => {
    this.#mounted = true
  }

  override render() {
    const { isInitialPage, Fallback, children } = this.props
    const { failed } = this.state
    if (failed)
      return <Fallback {...failed} retry={this.#retry} hasServerHtml={isInitialPage && !this.#mounted} />
    return (
      <>
        {children}
        <MountReporter onMount={this.#mount} />
      </>
    )
  }
}
