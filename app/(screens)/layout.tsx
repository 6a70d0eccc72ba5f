import type { ReactNode } from 'react'
import { Shell } from '@/components/site/shell/shell'
import { prepaintPages } from '@/lib/site/start/prepaint.generated'
import '../shell.css'

/** The shell persists while its pages change. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, generated at build time; its hash is in the CSP */}
      <script dangerouslySetInnerHTML={{ __html: prepaintPages }} />
      <Shell>{children}</Shell>
    </>
  )
}
