import 'intersection-observer'
import { ResizeObserver } from '@juggle/resize-observer'
import { provideAnimations } from './animation'
import { queryOf } from './media-query'

/*
 * Polyfills for old web views. scripts/build.ts bundles them into one script, which a page runs before all others if
 * one of the four features is missing (see defer-scripts.ts). Other browsers never fetch it.
 */

window.matchMedia ??= queryOf
window.ResizeObserver ??= ResizeObserver as typeof window.ResizeObserver
provideAnimations()
