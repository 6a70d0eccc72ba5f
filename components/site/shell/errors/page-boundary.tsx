'use client'
import { Component, type ComponentType, type ReactNode, useEffect } from 'react'

/** Props of what is shown in place of a page that has thrown. */
export type PageErrorProps = {
  error: unknown
  /** Renders the page again. */
  retry: () => void
  /** The HTML of the server is in the document, and React has not taken it over: it can be read, and its links work. */
  readable: boolean
}

type PageBoundaryProps = {
  /** True for the page whose HTML came with the document. */
  boot: boolean
  /** Shown in place of a page that has thrown. */
  Fallback: ComponentType<PageErrorProps>
  children: ReactNode
}

function Mounted({ tell }: { tell: () => void }) {
  useEffect(tell, [tell])
  return null
}

/** The error boundary of one page: when a page throws, the other pages and everything around them go on. */
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
    const { boot, Fallback, children } = this.props
    const { failed } = this.state
    if (failed) return <Fallback {...failed} retry={this.#retry} readable={boot && !this.#mounted} />
    return (
      <>
        {children}
        <Mounted tell={this.#mount} />
      </>
    )
  }
}
