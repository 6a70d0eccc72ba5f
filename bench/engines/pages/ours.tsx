import { createRoot } from 'react-dom/client'
import * as host from '@/components/overlays/host'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { backLadder } from '@/lib/back'
import { type OverlayHandle, OverlayProvider } from '@/lib/overlay/react'
import { back, navigate, transitionEvents } from '@/lib/transition'
import { PageStack, type ScreenEntry } from '@/lib/transition/react'
import { type Kind, rows, type Subject } from './subject'

const Screen = ({ title = 'First' }: { title?: string }) => (
  <Page>
    <Header title={title} back={title === 'First' ? undefined : { href: '/first/' }} />
    <Content>
      <Button onClick={() => undefined}>Button</Button>
      <List>
        {rows.map((row) => (
          <Item key={row} title={row} />
        ))}
      </List>
    </Content>
  </Page>
)

const resolve = async (path: string): Promise<ScreenEntry | undefined> => {
  const title = path.replaceAll('/', '')
  return { id: title, title, Component: Screen, props: { title }, load: async () => undefined }
}

createRoot(document.getElementById('ours') as HTMLElement).render(
  <div data-frame="">
    <OverlayProvider load={async () => host} modal>
      <PageStack boot={<Screen />} history="memory" resolve={resolve} />
    </OverlayProvider>
  </div>,
)

let open: OverlayHandle | undefined
const overlays = () => window.patternbook?.overlays as NonNullable<Window['patternbook']>['overlays']

const opens: Record<Kind, () => OverlayHandle> = {
  alert: () =>
    overlays().alert({
      header: 'Hold this room?',
      message: 'Nothing is charged.',
      buttons: ['Cancel', 'Ok'],
    }) as OverlayHandle,
  'action-sheet': () =>
    overlays().actionSheet({ header: 'City life', buttons: ['Share', 'Save', 'Hide', 'Cancel'] }),
  toast: () => overlays().toast({ message: 'Saved', duration: 0 }),
  modal: () => overlays().modal({ label: 'Modal', content: rows.join(' ') }),
  popover: () =>
    overlays().popover({ label: 'Popover', anchor: { clientX: 180, clientY: 120 }, content: 'A few words' }),
  loading: () => overlays().loading({ message: 'Fetching' }),
}

const subject: Subject = {
  kinds: ['alert', 'action-sheet', 'toast', 'modal', 'popover', 'loading'],
  open(kind) {
    open = opens[kind]()
  },
  close: () => void open?.dismiss(),
  moving: (kind) =>
    document.querySelector(
      kind === 'toast'
        ? '[data-overlay=toast] > *, [data-overlay=toast]'
        : `[data-overlay=${kind}] [data-overlay-focus]`,
    ),
  push: () => void navigate('/second/'),
  pop: () => void back('/first/'),
  page: () => document.querySelector('[data-page-slot]:not([data-page-slot=boot]) [data-content]'),
}

window.subjects = { ...window.subjects, ours: subject }
/** For the parity script, which speaks to the engine itself. */
Object.assign(window, { oursEngine: { backLadder, navigate, back, transitionEvents } })
