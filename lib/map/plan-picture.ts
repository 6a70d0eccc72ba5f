import { withBase } from '@/lib/navigation/href'

/** URL of the picture of the plan for the first paint; undefined if there is none. */
export const planPicture: string | undefined = withBase('/map/plan.svg')
