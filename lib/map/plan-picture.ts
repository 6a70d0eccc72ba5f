import { withBase } from '@/lib/navigation/href'

/** URL of a picture of the street plan, which is shown until the map is drawn. Undefined in apps, which have no such picture. */
export const planPictureUrl: string | undefined = withBase('/map/plan.svg')
