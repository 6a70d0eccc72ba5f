export { drift } from '@/lib/animation/drift'
export * from '@/lib/animation/entrances'
export * from '@/lib/animation/sequence'
