'use client'
import Home from '@/components/patterns/home/home'
import { useIntro } from '@/components/site/screens/use-intro'
import english from '@/data/home.json'
import type { Home as HomeData } from '@/lib/data/schemas'
import { useSampleData } from '@/lib/data/use-sample-data'
import { SampleDataStates } from './sample-data-states'

/** The home page of the site. If the introduction is due (`isIntroDue`), it opens over the page. */
export default function SiteHome() {
  const sample = useSampleData<HomeData>('home', english)
  useIntro()
  return (
    <SampleDataStates id="home" state={sample}>
      <Home data={sample.data} />
    </SampleDataStates>
  )
}
