import { withBase } from '@/lib/navigation/href'

/** Address of the plan as a picture for the first paint; undefined where there is none. */
export const planPicture: string | undefined = withBase('/map/plan.svg')
