'use client'
import './components.css'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { applyCustomAccent } from '@/lib/frame/custom-accent'
import { loadGenerationStylesheets } from '@/lib/frame/generation-stylesheets'
import { useFrame } from '@/lib/frame/use-frame'
import { OverlayProvider } from '@/lib/overlay/overlay-provider'
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
const loadExampleWithStyles = async (
  file: (typeof exampleFiles)[ExampleName]['file'],
  generationIndex: number,
): Promise<LoadedExample> => {
  const { default: View } = await exampleLoaders[file]()
  const validIndex = generationIndex === 1 ? 1 : 0
  await Promise.all(platforms.map(({ mode }) => loadGenerationStylesheets(generations[mode][validIndex])))
  return { View, generationIndex: validIndex }
}

type ComponentExampleProps = {
  /** Name of the component in the registry. */
  name: ExampleName
}

/** A working example of a component on both platforms, side by side, with controls for theme, direction, and generation. */
export function ComponentExample({ name }: ComponentExampleProps) {
  const frameState = useFrame()
  const { resolvedTheme, dir, accent } = frameState
  const id = useId()
  const [selection, setSelection] = useState<SelectedOptionIndexes>({})
  const [loadedExample, setLoadedExample] = useState<LoadedExample>()
  const framesRef = useRef<HTMLDivElement>(null)
  const [hasLoadingFailed, setHasLoadingFailed] = useState(false)
  const example = exampleFiles[name]
  const { file, frameHeight } = example
  const { hasGroupedBackground }: ExampleFile = example
  const generationIndex = selection.generation ?? 0

  useEffect(() => {
    let isCurrent = true
    loadExampleWithStyles(file, generationIndex).then(
      (next) => {
        if (!isCurrent) return
        setLoadedExample(next)
        setHasLoadingFailed(false)
      },
      () => isCurrent && setHasLoadingFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [file, generationIndex])

  const theme = selection.theme === undefined ? resolvedTheme : selection.theme === 1 ? 'dark' : 'light'
  const shownGenerationIndex = loadedExample?.generationIndex ?? 0
  useEffect(() => {
    for (const element of framesRef.current?.querySelectorAll<HTMLElement>('[data-frame]') ?? []) {
      const mode = element.dataset.mode === 'ios' ? 'ios' : 'md'
      const generation = { [mode]: generations[mode][shownGenerationIndex] }
      void applyCustomAccent(element, { ...frameState, ...generation, mode, resolvedTheme: theme })
    }
  }, [frameState, theme, shownGenerationIndex])
  const direction = selection.dir === undefined ? dir : selection.dir === 1 ? 'rtl' : 'ltr'
  return (
    <div className="docs-example">
      <ExampleControls
        namePrefix={id}
        controls={APPEARANCE_CONTROLS}
        selection={selection}
        onChange={setSelection}
      />
      {hasLoadingFailed && (
        <p role="alert">This example could not be loaded. Check your connection and reload the page.</p>
      )}
      <div className="docs-example-frames" ref={framesRef}>
        {platforms.map(({ mode, title }) => (
          <figure key={mode} aria-label={title}>
            <div
              className="docs-example-frame"
              data-frame=""
              data-mode={mode}
              data-generation={generations[mode][shownGenerationIndex]}
              data-theme={theme}
              data-accent={accent}
              dir={direction}
              data-size={frameHeight}
              data-grouped={hasGroupedBackground ? '' : undefined}
            >
              <OverlayProvider
                load={() => import('@/components/overlays/overlay-host')}
                fillsViewport={false}
              >
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
