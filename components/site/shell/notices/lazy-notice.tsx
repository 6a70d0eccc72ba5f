'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { Lang } from '@/lib/frame/state'

type NoticeComponent = ComponentType<{ lang: Lang }>

/**
 * A notice whose code is loaded after the start. If the code cannot be loaded, nothing is rendered.
 * @param load loads the component
 */
export function LazyNotice({ load, lang }: { load: () => Promise<NoticeComponent>; lang: Lang }) {
  const [View, setView] = useState<NoticeComponent>()
  useEffect(() => {
    load().then(
      (component) => setView(() => component),
      () => {},
    )
  }, [load])
  return View && <View lang={lang} />
}
