'use client'
import './components.css'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { applyCustomAccent } from '@/lib/frame/custom-accent'
import { loadGenerationSheets } from '@/lib/frame/generation-sheets'
import { useFrame } from '@/lib/frame/use-frame'
import { OverlayProvider } from '@/lib/overlay/react'
import { ExampleControls, type SelectedOptionIndexes } from './example-controls'
import { type ExampleFile, type ExampleName, exampleFiles } from './example-files'
import { exampleLoaders } from './example-loaders'
import { APPEARANCE_CONTROLS } from './live-controls'

/** Newest and previous generation of each platform, in the order of the Generation options in `liveControls`. */
const generations = { ios: ['26', '18'], md: ['expressive', 'baseline'] } as const

const platforms = [
  { mode: 'ios', title: 'iOS' },
  { mode: 'md', title: 'Material' },
] as const

/** An example whose code and styles have loaded, and the index of the generation that the styles are for. */
type LoadedExample = { View: ComponentType; generationIndex: 0 | 1 }

/**
 * Loads the code of an example, and then the styles of its components for the selected generation of both platforms. Importing the
 * code alone loads only the styles for the generation of the page.
 */
const loadWithStyles = async (
  file: (typeof exampleFiles)[ExampleName]['file'],
  generationIndex: number,
): Promise<LoadedExample> => {
  const { default: View } = await exampleLoaders[file]()
  const validIndex = generationIndex === 1 ? 1 : 0
  await Promise.all(platforms.map(({ mode }) => loadGenerationSheets(generations[mode][validIndex])))
  return { View, generationIndex: validIndex }
}

type ComponentExampleProps = {
  /** Name of the component in the registry. */
  name: ExampleName
}

/** An example of one component, live on both platforms next to each other, with controls for theme, direction, and generation. */
export function ComponentExample({ name }: ComponentExampleProps) {
  const state = useFrame()
  const { resolvedTheme, dir, accent } = state
  const id = useId()
  const [selection, setSelection] = useState<SelectedOptionIndexes>({})
  const [loadedExample, setLoadedExample] = useState<LoadedExample>()
  const examplesRef = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const example = exampleFiles[name]
  const { file, size } = example
  const { hasGroupedBackground }: ExampleFile = example
  const generationIndex = selection.generation ?? 0

  useEffect(() => {
    let isCurrent = true
    loadWithStyles(file, generationIndex).then(
      (next) => {
        if (!isCurrent) return
        setLoadedExample(next)
        setHasFailed(false)
      },
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [file, generationIndex])

  const theme = selection.theme === undefined ? resolvedTheme : selection.theme === 1 ? 'dark' : 'light'
  const shownGenerationIndex = loadedExample?.generationIndex ?? 0
  useEffect(() => {
    for (const element of examplesRef.current?.querySelectorAll<HTMLElement>('[data-frame]') ?? []) {
      const mode = element.dataset.mode === 'ios' ? 'ios' : 'md'
      const generation = { [mode]: generations[mode][shownGenerationIndex] }
      void applyCustomAccent(element, { ...state, ...generation, mode, resolvedTheme: theme })
    }
  }, [state, theme, shownGenerationIndex])
  const direction = selection.dir === undefined ? dir : selection.dir === 1 ? 'rtl' : 'ltr'
  return (
    <div className="docs-example">
      <ExampleControls
        namePrefix={id}
        controls={APPEARANCE_CONTROLS}
        selection={selection}
        onChange={setSelection}
      />
      {hasFailed && (
        <p role="alert">This example could not be loaded. Check your connection and reload the page.</p>
      )}
      <div className="docs-examples" ref={examplesRef}>
        {platforms.map(({ mode, title }) => (
          <figure key={mode} aria-label={title}>
            <div
              className="docs-component"
              data-frame=""
              data-mode={mode}
              data-generation={generations[mode][shownGenerationIndex]}
              data-theme={theme}
              data-accent={accent}
              dir={direction}
              data-size={size}
              data-grouped={hasGroupedBackground ? '' : undefined}
            >
              <OverlayProvider load={() => import('@/components/overlays/host')} fillsViewport={false}>
                <div
                  className={
                    hasGroupedBackground && mode === 'md' ? 'bg-grouped material:bg-tonal' : undefined
                  }
                >
                  {loadedExample && <loadedExample.View />}
                </div>
              </OverlayProvider>
            </div>
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
