'use client'
import { Component, type ReactNode } from 'react'

type State = { html?: string }

/**
 * A start-up failure is only logged (spec section 8): what was on the screen when it happened, mostly the HTML of the
 * server, stays there to be read, and its links are plain links.
 */
export class Guard extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(): State {
    return { html: document.querySelector('.sh')?.innerHTML ?? '' }
  }

  override componentDidCatch(): void {
    // Nobody is left who could close it.
    document.documentElement.dataset.menu = 'closed'
  }

  override render(): ReactNode {
    const { html } = this.state
    if (html === undefined) return this.props.children
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, put back as it was
    return <div className="sh" dangerouslySetInnerHTML={{ __html: html }} />
  }
}
