'use client'
import { type ComponentType, useEffect, useState } from 'react'

type Notice = ComponentType<{ lang: 'en' | 'ar' }>

/**
 * A notice whose code is fetched after the start. Without it nothing is amiss but the notice itself.
 * @param load fetches the component
 */
export function LazyNotice({ load, lang }: { load: () => Promise<Notice>; lang: 'en' | 'ar' }) {
  const [View, setView] = useState<Notice>()
  useEffect(() => {
    load().then(
      (component) => setView(() => component),
      () => {},
    )
  }, [load])
  return View && <View lang={lang} />
}
