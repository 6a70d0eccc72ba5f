/** What moves pages: templates, clock, finger. Not needed to show a page, so it is fetched after one has been shown. */
export { createRunner } from '@/lib/transition/runner'
export { swipePages } from './swipe-pages'
