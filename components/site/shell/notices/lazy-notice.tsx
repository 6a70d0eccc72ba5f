'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { Lang } from '@/lib/frame/state'

type Notice = ComponentType<{ lang: Lang }>

/**
 * A notice whose code is loaded after the start. If the code cannot be loaded, nothing is rendered.
 * @param load loads the component
 */
export function LazyNotice({ load, lang }: { load: () => Promise<Notice>; lang: Lang }) {
  const [View, setView] = useState<Notice>()
  useEffect(() => {
    load().then(
      (component) => setView(() => component),
      () => {},
    )
  }, [load])
  return View && <View lang={lang} />
}
