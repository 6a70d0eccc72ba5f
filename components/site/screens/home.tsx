'use client'
import Home from '@/components/patterns/home/home'
import { useIntro } from '@/components/site/screens/use-intro'
import { ContentStates } from '@/components/ui/content-states'
import english from '@/data/home.json'
import type { Home as HomeData } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'

/** The first page of the site, with the introduction over it when that is due. */
export default function SiteHome() {
  const sample = useSample<HomeData>('home', english)
  useIntro()
  return (
    <ContentStates state={sample}>
      <Home data={sample.data} />
    </ContentStates>
  )
}
