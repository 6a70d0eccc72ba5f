import { Component, type ReactNode } from 'react'
import { clearCodeCache } from './code-resource'

type PanelErrorBoundaryProps = {
  children: ReactNode
  /** Called before the children are rendered again, e.g. to load their code again. */
  onRetry?: () => void
}

/** Error boundary of a part of the inspector: if the part fails, shows an error message instead and offers to try again. */
export class PanelErrorBoundary extends Component<PanelErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    clearCodeCache()
    this.props.onRetry?.()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="inspector-section" role="alert">
        <h2>This content could not be loaded</h2>
        <p>Check your connection. The preview still works.</p>
        <button type="button" className="inspector-button" onClick={this.retry}>
          Try again
        </button>
      </div>
    )
  }
}
