import { useSyncExternalStore } from 'react'
import { DEFAULTS, type FrameState, frame } from './index'

const server = () => DEFAULTS

/** The state of the frame. The first client render has the default, like the server's HTML. */
export const useFrame = (): FrameState => useSyncExternalStore(frame.subscribe, frame.get, server)
