import type { ReactNode } from 'react'
import { Shell } from '@/components/shell/shell'
import { prepaintBook } from '@/lib/frame/prepaint.generated'
import '../shell.css'

/** The shell stays while the pages inside it come and go. */
export default function BookLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build time; its hash is in the CSP */}
      <script dangerouslySetInnerHTML={{ __html: prepaintBook }} />
      <Shell>{children}</Shell>
    </>
  )
}
