import { useEffect, useLayoutEffect } from 'react'

/** An effect before the first paint. The server has no layout to wait for, and would warn. */
export const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
