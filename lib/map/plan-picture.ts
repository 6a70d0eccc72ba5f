import { withBase } from '@/lib/navigation/href'

/**
 * URL of a picture of the street plan, which MapView can show until its map is ready. The npm package has no such picture:
 * there, another file replaces this one, and the URL is undefined.
 */
export const planPictureUrl: string | undefined = withBase('/map/plan.svg')
