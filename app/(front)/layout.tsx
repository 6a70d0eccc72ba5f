import type { ReactNode } from 'react'
import { FrontPageIsland } from '@/components/site/front/front-page-island'
import ScreensLayout from '../(screens)/layout'
import '../front.css'

/**
 * Renders the home screen in the shell, and then the front page. In the HTML, the shell is before the front page, so that phones,
 * which show only the screen, receive the screen first.
 */
export default function FrontLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ScreensLayout>{children}</ScreensLayout>
      <FrontPageIsland />
    </>
  )
}
