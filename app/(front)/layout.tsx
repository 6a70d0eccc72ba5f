import type { ReactNode } from 'react'
import { FrontIsland } from '@/components/site/front/front-island'
import SiteLayout from '../(screens)/layout'
import '../front.css'

/**
 * The home page contains the shell and the front page. The front page is second, so that phones receive the screen
 * first.
 */
export default function FrontLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteLayout>{children}</SiteLayout>
      <FrontIsland />
    </>
  )
}
