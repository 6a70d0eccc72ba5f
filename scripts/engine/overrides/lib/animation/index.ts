export * from '@/lib/animation/entrances'
export { addParallax } from '@/lib/animation/parallax'
export * from '@/lib/animation/sequence'
