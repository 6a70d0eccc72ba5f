'use client'
import { inspectorSwitch } from './inspector-switch'

/**
 * Opens the inspector on a phone: a sliver at the end edge, no wider than the margin that every screen keeps free. It
 * stands in the frame, so that whatever opens there lies over it and takes it out of reach.
 */
export const InspectorHandle = () => (
  <button
    type="button"
    lang="en"
    className="sh-handle"
    aria-haspopup="dialog"
    aria-label="Inspector: code and sharing"
    onClick={() => inspectorSwitch.set(true)}
  />
)
