import type { ReactNode } from 'react'
import { Island } from '../loading/island'
import { statusBar } from '../loading/islands'

/** The phone around the frame, drawn with CSS in wide windows; there is no phone in full screen or in an embed. */
export function Device({ children }: { children: ReactNode }) {
  return (
    <div className="sh-device-box">
      <div className="sh-device">
        <Island definition={statusBar} />
        {children}
        <i className="sh-home-indicator" aria-hidden="true" />
      </div>
    </div>
  )
}
