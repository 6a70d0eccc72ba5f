'use client'
import { createContext, type MouseEvent, use, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { useFrame } from '@/lib/frame/use-frame'
import { type Controls, PageStack, type ScreenEntry, usePage } from '@/lib/transition/react'
import { Choice } from './choice'
import { useLog } from './use-log'

/** Pages of the small stack, from the first one down. */
const titles = ['Library', 'Albums', 'Blue hours', 'Night train']

/** What the pages of the small stack do: stable, so that no page is rendered again for it. */
const Moves = createContext<(how: 'push' | 'replace' | 'root') => void>(() => {})

/** One page of the small stack: every second one has a large title. */
const SmallPage = ({ index }: { index: number }) => {
  const move = use(Moves)
  const { canGoBack } = usePage()
  return (
    <Page>
      <Header title={titles[index]} large={index % 2 === 0} back={canGoBack ? { href: '#' } : undefined} />
      <Content className="gap-gap px-margin">
        <p className="text-body text-label-2">
          {canGoBack ? 'Go back by the bar, or on iOS by a swipe from the edge.' : 'Nothing lies beneath.'}
        </p>
        <Button onClick={() => move('push')}>Push</Button>
        <Button variant="soft" onClick={() => move('replace')}>
          Replace
        </Button>
        <Button variant="text" onClick={() => move('root')}>
          New root
        </Button>
      </Content>
    </Page>
  )
}

const pathOf = (index: number) => `/${index}/`
const resolve = async (path: string): Promise<ScreenEntry | undefined> => {
  const index = Number(path.replaceAll('/', ''))
  const title = titles[index]
  if (title === undefined) return undefined
  return { id: `lab-${index}`, title, Component: SmallPage, props: { index }, load: async () => null }
}

const modes = [
  { id: 'ios', title: 'iOS' },
  { id: 'md', title: 'Material' },
]
const directions = [
  { id: 'ltr', title: 'Left to right' },
  { id: 'rtl', title: 'Right to left' },
]
const speeds = [1, 0.5, 0.25, 0.1].map((speed) => ({ id: String(speed), title: `${speed}×` }))

/** Page transitions on a stack of its own: push, back, replace and root, in both platforms' ways and at any speed. */
export default function TransitionPanel() {
  const { resolvedTheme, accent, mode: here, dir: way } = useFrame()
  const [mode, setMode] = useState<string>()
  const [dir, setDir] = useState<string>()
  const [speed, setSpeed] = useState('1')
  const { lines, log } = useLog()
  const controls = useRef<Controls>(undefined)
  const at = useRef(0)
  const [move] = useState(() => (how: 'push' | 'replace' | 'root') => {
    at.current = how === 'root' ? 0 : (at.current + 1) % titles.length
    const options =
      how === 'push' ? {} : how === 'replace' ? { replace: true } : { direction: 'root' as const }
    void controls.current?.navigate(pathOf(at.current), options)
  })
  const [apart] = useState(() => (stack: Controls) => {
    controls.current = stack
    return stack.events.subscribe(({ type, path }) => {
      if (type === 'did-enter') at.current = Number(path.replaceAll('/', '')) || 0
      log(`${type} ${titles[Number(path.replaceAll('/', ''))] ?? titles[0]}`)
    })
  })
  // The bar's button speaks to the document's stack; here it is meant for this one.
  const keepBack = (event: MouseEvent) => {
    if (!(event.target as Element).closest('[data-back]')) return
    event.preventDefault()
    event.stopPropagation()
    void controls.current?.back(pathOf(0))
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-3">
        <Choice label="Platform" options={modes} value={mode ?? here} onChange={setMode} />
        <Choice label="Direction" options={directions} value={dir ?? way} onChange={setDir} />
        <Choice label="Speed" options={speeds} value={speed} onChange={setSpeed} />
      </div>
      <div
        data-mode={mode ?? here}
        data-theme={resolvedTheme}
        data-accent={accent}
        dir={dir ?? way}
        onClickCapture={keepBack}
        data-frame=""
        className="h-105 max-w-97.5 rounded-card border-hair border-separator"
      >
        <Moves value={move}>
          <PageStack
            boot={<SmallPage index={0} />}
            resolve={resolve}
            history="memory"
            rate={Number(speed)}
            apart={apart}
          />
        </Moves>
      </div>
      <ol aria-label="Events" className="text-caption text-label-2">
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </div>
  )
}
