import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as host from '@/components/overlays/host'
import { Menu, type MenuProps } from '@/components/overlays/menu'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { backLadder } from '@/lib/back'
import { menus } from '@/lib/menu/registry'
import { type OverlayHandle, OverlayProvider } from '@/lib/overlay/react'
import { back, navigate, transitionEvents } from '@/lib/transition'
import { PageStack, type ScreenEntry } from '@/lib/transition/react'
import { type Kind, point, rows, type Subject, words } from './subject'

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

let setMenus: (menus: readonly MenuProps[]) => void = () => {}
/** The menus beside the page; the parity script says which. */
const Menus = () => {
  const [present, setPresent] = useState<readonly MenuProps[]>([])
  setMenus = setPresent
  return present.map((menu) => <Menu key={menu.id} {...menu} />)
}

const resolve = async (path: string): Promise<ScreenEntry | undefined> => {
  const title = path.replaceAll('/', '')
  return { id: title, title, Component: Screen, props: { title }, load: async () => undefined }
}

createRoot(document.getElementById('ours') as HTMLElement).render(
  <div data-frame="">
    <OverlayProvider load={async () => host} modal>
      <PageStack boot={<Screen />} history="memory" resolve={resolve} />
      <Menus />
    </OverlayProvider>
  </div>,
)

let open: OverlayHandle | undefined
const overlays = () => window.patternbook?.overlays as NonNullable<Window['patternbook']>['overlays']

const opens: Record<Kind, () => OverlayHandle> = {
  alert: () =>
    overlays().alert({
      header: words.header,
      message: words.message,
      buttons: ['Cancel', 'Ok'],
    }) as OverlayHandle,
  'action-sheet': () =>
    overlays().actionSheet({
      header: words.header,
      buttons: [...words.actions, { text: 'Cancel', role: 'cancel' }],
    }),
  toast: () => overlays().toast({ message: words.toast, duration: 0 }),
  modal: () => overlays().modal({ label: 'Modal', content: words.content }),
  sheet: () =>
    overlays().modal({
      label: 'Modal',
      content: words.content,
      breakpoints: [0, 0.5, 1],
      initialBreakpoint: 0.5,
    }),
  popover: () => overlays().popover({ label: 'Popover', anchor: point, content: words.few }),
}

const subject: Subject = {
  open(kind) {
    open = opens[kind]()
    return open.presented
  },
  close: async () => open?.dismiss(),
  moving: (kind) =>
    document.querySelector(
      kind === 'toast'
        ? '[data-overlay=toast] > *'
        : `[data-overlay=${kind === 'sheet' ? 'modal' : kind}] [data-overlay-focus]`,
    ),
}

window.subjects = { ...window.subjects, ours: subject }
/** For the parity script, which speaks to the engine itself. */
Object.assign(window, {
  oursEngine: {
    backLadder,
    navigate,
    back,
    transitionEvents,
    menus,
    setMenus: (next: readonly MenuProps[]) => setMenus(next),
  },
})
