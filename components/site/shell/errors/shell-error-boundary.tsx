'use client'
import { Component, type ReactNode } from 'react'
import { cloneContent, replaceContent } from '../loading/clone-content'

type State = { copies?: Node[] }

/**
 * The outermost error boundary. After an error, which React logs, it shows a copy of the existing content, usually the server's
 * HTML, so that the page remains readable and its links work.
 */
export class ShellErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(): State {
    return { copies: cloneContent(document.querySelector('.sh')) }
  }

  override componentDidCatch(): void {
    const root = document.documentElement
    // The shell does not run anymore, so nothing else could close an open menu.
    root.dataset.menu = 'closed'
    root.removeAttribute('data-arabic-pending')
  }

  override render(): ReactNode {
    const { copies } = this.state
    if (!copies) return this.props.children
    return <div className="sh" ref={(element) => replaceContent(element, copies)} />
  }
}
