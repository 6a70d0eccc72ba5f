import { useEffect, useRef, useState } from 'react'
import type { Dir, Mode } from '@/lib/frame/state'
import { withBase } from '@/lib/navigation/href'
import { connectToEmbed, type EmbedConnection } from '@/lib/site/embed/connect-to-embed'

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
  const connection = useRef<EmbedConnection>(undefined)
  const [isReady, setReady] = useState(false)
  const [src] = useState(() => withBase(`${path}?embed=1&mode=${mode}&dir=${dir}&theme=${theme}`))

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection during the life of the screen
  useEffect(() => {
    const newConnection = connectToEmbed(iframeRef.current!)
    connection.current = newConnection
    const unsubscribe = newConnection.on(() => {
      unsubscribe()
      setReady(true)
      onReady()
    })
    return newConnection.close
  }, [])
  useEffect(() => {
    if (isReady) connection.current?.set({ mode, dir, theme })
  }, [isReady, mode, dir, theme])

  return (
    <iframe
      ref={iframeRef}
      src={src}
      title={title}
      data-shown={isReady || undefined}
      inert={isCovered || !isReady}
    />
  )
}
