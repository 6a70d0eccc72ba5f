'use client'
import { Component, type ComponentType, type ReactNode, useEffect } from 'react'

/** Props of the fallback of a page that has thrown. */
export type PageErrorProps = {
  error: unknown
  /** Renders the page again. */
  retry: () => void
  /** Whether the document contains the server's HTML without hydration, which can be read and whose links work. */
  hasServerHtml: boolean
}

type PageBoundaryProps = {
  /** True for the page that is in the document's HTML. */
  isInitialPage: boolean
  /** Rendered instead of a page that has thrown. */
  Fallback: ComponentType<PageErrorProps>
  children: ReactNode
}

function Mounted({ onMount }: { onMount: () => void }) {
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
        <Mounted onMount={this.#mount} />
      </>
    )
  }
}
