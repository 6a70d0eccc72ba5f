import { useEffect, useRef, useState } from 'react'
import type { Dir, Mode } from '@/lib/frame/state'
import { withBase } from '@/lib/navigation/href'
import { type Connection, connect } from '@/lib/site/embed/connect'

type LivePhoneScreenProps = {
  /** App path of the screen. */
  path: string
  title: string
  mode: Mode
  dir: Dir
  theme: 'light' | 'dark'
  /** Whether the next screen covers this screen, which is then inert. */
  isCovered: boolean
  /** Called when the screen is ready for the first time. */
  onReady: () => void
}

/** A screen of the site in an iframe. Messages change its platform, direction, and theme, so the iframe is not reloaded. */
export function LivePhoneScreen({ path, title, mode, dir, theme, isCovered, onReady }: LivePhoneScreenProps) {
  const iframeRef = useRef<HTMLIFrameElement>(null)
  const connection = useRef<Connection>(undefined)
  const [isShown, setIsShown] = useState(false)
  const [src] = useState(() => withBase(`${path}?embed=1&mode=${mode}&dir=${dir}&theme=${theme}`))

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection during the life of the screen
  useEffect(() => {
    const newConnection = connect(iframeRef.current!)
    connection.current = newConnection
    const unsubscribe = newConnection.on(() => {
      unsubscribe()
      setIsShown(true)
      onReady()
    })
    return newConnection.close
  }, [])
  useEffect(() => {
    if (isShown) connection.current?.set({ mode, dir, theme })
  }, [isShown, mode, dir, theme])

  return (
    <iframe
      ref={iframeRef}
      src={src}
      title={title}
      data-shown={isShown || undefined}
      inert={isCovered || !isShown}
    />
  )
}
