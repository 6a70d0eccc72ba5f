import type { ReactNode } from 'react'
import { Shell } from '@/components/site/shell/shell'
import { pagesPrepaintScript } from '@/lib/site/start/prepaint.generated'
import '../shell.css'

/** Renders a screen in the shell. The shell stays mounted when the page stack opens other screens. */
export default function ScreensLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, generated at build time; its hash is in the CSP */}
      <script dangerouslySetInnerHTML={{ __html: pagesPrepaintScript }} />
      <Shell>{children}</Shell>
    </>
  )
}
