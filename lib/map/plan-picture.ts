import { withBase } from '@/lib/navigation/href'

/**
 * URL of a picture of the street plan, which is shown until the map is drawn. Apps have no such picture: there, another file
 * replaces this one, and the URL is undefined.
 */
export const planPictureUrl: string | undefined = withBase('/map/plan.svg')
