import type { ReactNode } from 'react'
import { Shell } from '@/components/shell/shell'
import '../shell.css'

/** The shell stays while the pages inside it come and go. */
export default function BookLayout({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>
}
