'use client'
import { useState } from 'react'
import type { Dir, Mode, Theme } from '@/lib/frame/state'
import { inputComponents } from './input-components'
import { staticComponents } from './static-components'

const generations: readonly { mode: Mode; generation: string; title: string }[] = [
  { mode: 'ios', generation: '26', title: 'iOS 26' },
  { mode: 'ios', generation: '18', title: 'iOS 18' },
  { mode: 'md', generation: 'expressive', title: 'Material 3 Expressive' },
  { mode: 'md', generation: 'baseline', title: 'Material 3 Baseline' },
]

/** The samples of the sheet, by the names of their components. */
export const componentSamples = { ...staticComponents, ...inputComponents }

/**
 * Samples of components in their states, next to each other in all four generations. Only the development server has this page.
 * Components that read the platform in JavaScript use the site's platform, which the URL can set (`?mode=ios`).
 */
export function ComponentSheet() {
  const [theme, setTheme] = useState<Theme>('light')
  const [dir, setDir] = useState<Dir>('ltr')
  return (
    <main style={{ padding: 24 }}>
      <h1>Components</h1>
      <p>
        <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
          Theme: {theme}
        </button>{' '}
        <button type="button" onClick={() => setDir(dir === 'ltr' ? 'rtl' : 'ltr')}>
          Direction: {dir}
        </button>
      </p>
      {Object.entries(componentSamples).map(([name, Samples]) => (
        <section key={name} style={{ marginBlock: 32 }}>
          <h2>{name}</h2>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(320px, 1fr))', gap: 16 }}>
            {generations.map(({ mode, generation, title }) => (
              <figure key={title} style={{ margin: 0 }}>
                <figcaption>{title}</figcaption>
                <div
                  data-frame=""
                  data-mode={mode}
                  data-generation={generation}
                  data-theme={theme}
                  data-accent="blue"
                  dir={dir}
                  // The frame of a screen has the size of the device; this frame is as high as its content.
                  style={{ containerType: 'inline-size', contain: 'layout paint', paddingBlock: 16 }}
                >
                  <div style={{ display: 'grid', gap: 16 }}>
                    <Samples />
                  </div>
                </div>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}
