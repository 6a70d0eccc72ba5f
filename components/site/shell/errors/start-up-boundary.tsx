'use client'
import { Component, type ReactNode } from 'react'
import { cloneContent, replaceContent } from '../loading/clone-content'

type State = { copies?: Node[] }

/**
 * The outermost error boundary. After an error, which React logs, the existing content, usually the server's HTML, remains
 * readable, and its links are plain links.
 */
export class StartUpBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(): State {
    return { copies: cloneContent(document.querySelector('.sh')) }
  }

  override componentDidCatch(): void {
    const root = document.documentElement
    // Without scripts, nothing could close the menu.
    root.dataset.menu = 'closed'
    root.removeAttribute('data-ar-pending')
  }

  override render(): ReactNode {
    const { copies } = this.state
    if (!copies) return this.props.children
    return <div className="sh" ref={(element) => replaceContent(element, copies)} />
  }
}
