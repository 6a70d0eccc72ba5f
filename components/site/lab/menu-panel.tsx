'use client'
import { useState } from 'react'
import { Menu } from '@/components/overlays/menu'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { menus } from '@/lib/menu/registry'
import type { MenuSide, MenuType } from '@/lib/menu/types'
import { useOverlays } from '@/lib/overlay/react'
import { useLogEvent } from './event-log-context'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useWords } from './use-words'

const TYPES = ['overlay', 'push', 'reveal'] as const
const SIDES = ['start', 'end'] as const
const FOLDERS = ['Inbox', 'Drafts', 'Sent', 'Archive']

/** Two menus at opposite edges of the frame. The footer of the list shows the latest events of the first menu. */
export default function MenuPanel() {
  const overlays = useOverlays()
  const words = useWords()
  const [type, setType] = useState<MenuType>('overlay')
  const [side, setSide] = useState<MenuSide>('start')
  const [disabled, setDisabled] = useState(false)
  const [swipe, setSwipe] = useState(false)
  const [owned, setOwned] = useState(false)
  const [open, setOpen] = useState(false)
  const [events, setEvents] = useState<string[]>([])
  const log = useLogEvent('menu lab-menu')
  const logSecond = useLogEvent('menu lab-second')
  const note = (event: string, role?: string) => {
    log(event.replace(' ', '-'), { role })
    setEvents((before) => [...before.slice(-3), role ? `${event} (${role})` : event])
  }

  return (
    <List header="Menu" footer={`Menu: ${events.join(', ') || 'nothing yet'}`} footerLive>
      <ChoiceRow label="Menu type" options={TYPES} value={type} onChange={setType} />
      <ChoiceRow label="Menu side" options={SIDES} value={side} onChange={setSide} />
      <SwitchRow label="Menu disabled" value={disabled} onChange={setDisabled} />
      <SwitchRow
        label="Menu swipe"
        note="Opens with a swipe from the edge of the frame"
        value={swipe}
        onChange={setSwipe}
      />
      <SwitchRow
        label="Menu as a controlled component"
        note="Open while its open prop is true"
        value={owned}
        onChange={setOwned}
      />
      <Item>
        <span className="flex flex-wrap gap-2">
          <Button variant="soft" onClick={() => (owned ? setOpen(true) : void menus.open('lab-menu'))}>
            Open menu
          </Button>
          <Button variant="text" onClick={() => void menus.open('lab-second')}>
            Open second menu
          </Button>
        </span>
      </Item>
      <Menu
        id="lab-menu"
        label={words.folders[0] ?? ''}
        type={type}
        side={side}
        disabled={disabled}
        swipe={swipe}
        open={owned ? open : undefined}
        onOpenChange={setOpen}
        onWillOpen={() => note('will open')}
        onDidOpen={() => note('did open')}
        onWillClose={({ role }) => note('will close', role)}
        onDidClose={({ role }) => note('did close', role)}
      >
        {(menu) => (
          <>
            <List header={words.folders[0]}>
              {FOLDERS.map((folder, at) => (
                <Item
                  key={folder}
                  title={words.folders[at + 1]}
                  onClick={() => void menu.close({ role: folder })}
                />
              ))}
            </List>
            <List header={words.fromHere}>
              <Item
                title={words.otherSide}
                onClick={() => setSide((now) => (now === 'start' ? 'end' : 'start'))}
              />
              <Item title={words.turnOff} onClick={() => setDisabled(true)} />
              <Item title={words.secondMenu} onClick={() => void menus.open('lab-second')} />
              <Item
                title={words.ask}
                onClick={() =>
                  void overlays.alert({
                    header: words.leaveFolder,
                    buttons: [{ text: words.cancel, role: 'cancel' }, { text: words.leave }],
                  })
                }
              />
            </List>
          </>
        )}
      </Menu>
      <Menu
        id="lab-second"
        label={words.filters[0] ?? ''}
        side={side === 'start' ? 'end' : 'start'}
        swipe={false}
        onWillOpen={() => logSecond('will-open')}
        onDidOpen={() => logSecond('did-open')}
        onWillClose={(change) => logSecond('will-close', change)}
        onDidClose={(change) => logSecond('did-close', change)}
      >
        {(menu) => (
          <List header={words.filters[0]}>
            {['Unread', 'Flagged'].map((filter, at) => (
              <Item
                key={filter}
                title={words.filters[at + 1]}
                onClick={() => void menu.close({ role: filter })}
              />
            ))}
          </List>
        )}
      </Menu>
    </List>
  )
}
