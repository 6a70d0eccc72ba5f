export * from '@/lib/animation/entrances'
export { parallax } from '@/lib/animation/parallax'
export * from '@/lib/animation/sequence'
