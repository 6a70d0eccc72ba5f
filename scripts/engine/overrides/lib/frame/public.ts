export { useFrame } from '@/lib/frame/use-frame'
export * from './index'
export { PatternFrame, type PatternFrameProps } from './pattern-frame'
