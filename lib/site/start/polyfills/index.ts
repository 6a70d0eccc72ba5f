import 'intersection-observer'
import { ResizeObserver } from '@juggle/resize-observer'
import { provideAnimations } from './animation'
import { queryOf } from './media-query'

/*
 * What old web views lack. scripts/build.ts makes one script of it, which a page runs before all others where one of the
 * four is missing (see defer-scripts.ts); other browsers never fetch it.
 */

window.matchMedia ??= queryOf
window.ResizeObserver ??= ResizeObserver as typeof window.ResizeObserver
provideAnimations()
