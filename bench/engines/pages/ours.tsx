import { createRoot } from 'react-dom/client'
import { Menu } from '@/components/overlays/menu'
import * as host from '@/components/overlays/overlay-host'
import { OverlaysOnWindow } from '@/components/site/shell/overlays-on-window'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { menus } from '@/lib/menu/menu-registry'
import { back, navigate, pageStackEvents } from '@/lib/navigation'
import { PageStack, type StackScreen } from '@/lib/navigation/page-stack'
import { type OverlayHandle, OverlayProvider } from '@/lib/overlay/overlay-provider'
import type { ComponentKind } from '../component-kinds'
import { type EngineAdapter, overlayTexts, popoverAnchor, rows } from './adapter'

const Screen = ({ title = 'First' }: { title?: string }) => (
  <Page>
    <Header title={title} back={title === 'First' ? false : { href: '/first/' }} />
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

const resolveScreen = async (path: string): Promise<StackScreen | undefined> => {
  const title = path.replaceAll('/', '')
  return { id: title, title, Component: Screen, props: { title }, load: async () => undefined }
}

createRoot(document.getElementById('ours') as HTMLElement).render(
  <div data-frame="">
    <OverlayProvider load={async () => host} fillsViewport>
      <PageStack initialPage={<Screen />} history="memory" resolveScreen={resolveScreen} />
      <OverlaysOnWindow />
      <Menu id="menu" label="Menu">
        {overlayTexts.content}
      </Menu>
    </OverlayProvider>
  </div>,
)

let closeOpenComponent: () => Promise<unknown> = async () => {}
const getOverlays = () => window.patternbook?.overlays as NonNullable<Window['patternbook']>['overlays']

const overlayOpeners: Record<Exclude<ComponentKind, 'menu' | 'page'>, () => OverlayHandle> = {
  alert: () =>
    getOverlays().alert({
      header: overlayTexts.header,
      message: overlayTexts.message,
      buttons: ['Cancel', 'Ok'],
    }) as OverlayHandle,
  'action-sheet': () =>
    getOverlays().actionSheet({
      header: overlayTexts.header,
      buttons: [...overlayTexts.actions, { text: 'Cancel', role: 'cancel' }],
    }),
  loading: () => getOverlays().loading({ message: overlayTexts.loadingMessage }),
  toast: () => getOverlays().toast({ message: overlayTexts.toast, duration: 0 }),
  modal: () => getOverlays().modal({ label: 'Modal', content: overlayTexts.content }),
  card: () => getOverlays().modal({ label: 'Modal', content: overlayTexts.content, presentation: 'card' }),
  sheet: () =>
    getOverlays().modal({
      label: 'Modal',
      content: overlayTexts.content,
      breakpoints: [0, 0.5, 1],
      initialBreakpoint: 0.5,
    }),
  popover: () =>
    getOverlays().popover({ label: 'Popover', anchor: popoverAnchor, content: overlayTexts.shortText }),
}

/** Starts a page transition and resolves when it has ended. */
const runTransition = (start: () => Promise<unknown>) =>
  new Promise<void>((resolve) => {
    const unsubscribe = pageStackEvents.subscribe(({ type }) => {
      if (type !== 'end') return
      unsubscribe()
      resolve()
    })
    void start()
  })

/** Selectors of the elements that move when components open. For components that are not listed, the surface of the overlay moves. */
const movingSelectors: Partial<Record<ComponentKind, string>> = {
  toast: '[data-overlay=toast] > *',
  menu: '[data-menu-panel]',
  // In a page transition, the content of the second page moves, not the page element.
  page: '[data-page-slot]:nth-of-type(2) [data-content]',
}

const adapter: EngineAdapter = {
  open(kind) {
    if (kind === 'menu') {
      closeOpenComponent = () => menus.close('menu')
      return menus.open('menu')
    }
    if (kind === 'page') {
      closeOpenComponent = () => runTransition(() => back('/ours.html/'))
      return runTransition(() => navigate('/second/'))
    }
    const handle = overlayOpeners[kind]()
    closeOpenComponent = () => handle.dismiss()
    return handle.presented
  },
  close: () => closeOpenComponent(),
  findMovingElement: (kind) =>
    document.querySelector(
      movingSelectors[kind] ??
        `[data-overlay=${kind === 'sheet' || kind === 'card' ? 'modal' : kind}] [data-overlay-surface]`,
    ),
}

window.adapters = { ...window.adapters, ours: adapter }
