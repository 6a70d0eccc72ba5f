import { useEffect, useRef, useState } from 'react'
import type { Dir, Mode } from '@/lib/frame/state'
import { withBase } from '@/lib/navigation/href'
import { type Connection, connect } from '@/lib/site/embed/connect'

type LiveScreenProps = {
  /** App path of the screen. */
  path: string
  title: string
  mode: Mode
  dir: Dir
  theme: 'light' | 'dark'
  /** Whether the next screen covers this screen, which is then inert. */
  covered: boolean
  /** Called when the screen is ready for the first time. */
  onReady: () => void
}

/** A screen of the site in an iframe. Changes of its platform, direction, and theme are sent as messages and do not reload it. */
export function LiveScreen({ path, title, mode, dir, theme, covered, onReady }: LiveScreenProps) {
  const element = useRef<HTMLIFrameElement>(null)
  const connection = useRef<Connection>(undefined)
  const [shown, setShown] = useState(false)
  const [src] = useState(() => withBase(`${path}?embed=1&mode=${mode}&dir=${dir}&theme=${theme}`))

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection during the life of the screen
  useEffect(() => {
    const newConnection = connect(element.current!)
    connection.current = newConnection
    const unsubscribe = newConnection.on(() => {
      unsubscribe()
      setShown(true)
      onReady()
    })
    return newConnection.close
  }, [])
  useEffect(() => {
    if (shown) connection.current?.set({ mode, dir, theme })
  }, [shown, mode, dir, theme])

  return (
    <iframe ref={element} src={src} title={title} data-shown={shown || undefined} inert={covered || !shown} />
  )
}
