import type { ReactNode } from 'react'
import { FrontIsland } from '@/components/site/front/front-island'
import BookLayout from '../(book)/layout'
import '../front.css'

/** Home has the front page besides the shell. It comes second, so that phones get their screen first. */
export default function FrontLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <BookLayout>{children}</BookLayout>
      <FrontIsland />
    </>
  )
}
