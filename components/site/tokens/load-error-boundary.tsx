import { Component, type ReactNode } from 'react'

/** Error boundary for the code that computes the colors. After an error, it shows a button that reloads the page. */
export class LoadErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="tokens-load-error" role="alert">
        <p>The colors could not be computed because part of this page did not load. Check your connection.</p>
        <button type="button" className="sh-button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    )
  }
}
