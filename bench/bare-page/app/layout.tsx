import type { ReactNode } from 'react'
import { Counter } from './counter'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Counter />
        {children}
      </body>
    </html>
  )
}
