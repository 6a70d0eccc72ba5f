'use client'
import Home from '@/components/patterns/home/home'
import { useIntro } from '@/components/site/screens/use-intro'
import english from '@/data/home.json'
import type { Home as HomeData } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { SampleStates } from './sample-states'

/** The home page of the site. The introduction opens over the page if it is due. */
export default function SiteHome() {
  const sample = useSample<HomeData>('home', english)
  useIntro()
  return (
    <SampleStates id="home" state={sample}>
      <Home data={sample.data} />
    </SampleStates>
  )
}
