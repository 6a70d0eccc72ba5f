import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` in the browser. The server has no layout, and React would warn there. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
