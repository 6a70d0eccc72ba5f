import { useSyncExternalStore } from 'react'
import { DEFAULTS, type FrameState, frame } from './index'

const getServerSnapshot = () => DEFAULTS

/** Returns the state of the frame. During hydration, it is the default, as in the server's HTML. */
export const useFrame = (): FrameState => useSyncExternalStore(frame.subscribe, frame.get, getServerSnapshot)
