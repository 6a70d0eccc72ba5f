'use client'
import { useState } from 'react'
import { Menu } from '@/components/overlays/menu'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { menus } from '@/lib/menu/menu-registry'
import type { MenuSide, MenuType } from '@/lib/menu/types'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import { useLogEvent } from './log-event-context'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { usePanelStrings } from './use-panel-strings'

const TYPES = ['overlay', 'push', 'reveal'] as const
const SIDES = ['start', 'end'] as const
const FOLDERS = ['Inbox', 'Drafts', 'Sent', 'Archive']

/** Buttons that open two menus at opposite edges of the frame, and options for the first. The footer lists its latest events. */
export default function MenuPanel() {
  const overlays = useOverlays()
  const strings = usePanelStrings()
  const [type, setType] = useState<MenuType>('overlay')
  const [side, setSide] = useState<MenuSide>('start')
  const [isDisabled, setIsDisabled] = useState(false)
  const [canSwipe, setCanSwipe] = useState(false)
  const [isControlled, setIsControlled] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [events, setEvents] = useState<string[]>([])
  const logFirstMenu = useLogEvent('menu lab-menu')
  const logSecondMenu = useLogEvent('menu lab-second')
  const logAndShowEvent = (event: string, role?: string) => {
    logFirstMenu(event.replace(' ', '-'), { role })
    setEvents((previous) => [...previous.slice(-3), role ? `${event} (${role})` : event])
  }

  return (
    <List header="Menu" footer={`Menu: ${events.join(', ') || 'nothing yet'}`} footerLive>
      <ChoiceRow label="Menu type" options={TYPES} value={type} onChange={setType} />
      <ChoiceRow label="Menu side" options={SIDES} value={side} onChange={setSide} />
      <SwitchRow label="Menu disabled" value={isDisabled} onChange={setIsDisabled} />
      <SwitchRow
        label="Menu swipe"
        note="Opens with a swipe from the edge of the frame"
        value={canSwipe}
        onChange={setCanSwipe}
      />
      <SwitchRow
        label="Menu as a controlled component"
        note="Open while its open prop is true"
        value={isControlled}
        onChange={setIsControlled}
      />
      <Item>
        <span className="flex flex-wrap gap-2">
          <Button
            variant="soft"
            onClick={() => (isControlled ? setIsOpen(true) : void menus.open('lab-menu'))}
          >
            Open menu
          </Button>
          <Button variant="text" onClick={() => void menus.open('lab-second')}>
            Open second menu
          </Button>
        </span>
      </Item>
      <Menu
        id="lab-menu"
        label={strings.folders.title}
        type={type}
        side={side}
        disabled={isDisabled}
        swipe={canSwipe}
        open={isControlled ? isOpen : undefined}
        onOpenChange={setIsOpen}
        onWillOpen={() => logAndShowEvent('will open')}
        onDidOpen={() => logAndShowEvent('did open')}
        onWillClose={({ role }) => logAndShowEvent('will close', role)}
        onDidClose={({ role }) => logAndShowEvent('did close', role)}
      >
        {(menu) => (
          <>
            <List header={strings.folders.title}>
              {FOLDERS.map((folder, index) => (
                <Item
                  key={folder}
                  title={strings.folders.rows[index]}
                  onClick={() => void menu.close({ role: folder })}
                />
              ))}
            </List>
            <List header={strings.fromHere}>
              <Item
                title={strings.otherSide}
                onClick={() => setSide((current) => (current === 'start' ? 'end' : 'start'))}
              />
              <Item title={strings.turnOff} onClick={() => setIsDisabled(true)} />
              <Item title={strings.secondMenu} onClick={() => void menus.open('lab-second')} />
              <Item
                title={strings.askQuestion}
                onClick={() =>
                  void overlays.alert({
                    header: strings.leaveFolder,
                    buttons: [{ text: strings.cancel, role: 'cancel' }, { text: strings.leave }],
                  })
                }
              />
            </List>
          </>
        )}
      </Menu>
      <Menu
        id="lab-second"
        label={strings.filters.title}
        side={side === 'start' ? 'end' : 'start'}
        swipe={false}
        onWillOpen={() => logSecondMenu('will-open')}
        onDidOpen={() => logSecondMenu('did-open')}
        onWillClose={(change) => logSecondMenu('will-close', change)}
        onDidClose={(change) => logSecondMenu('did-close', change)}
      >
        {(menu) => (
          <List header={strings.filters.title}>
            {['Unread', 'Flagged'].map((filter, index) => (
              <Item
                key={filter}
                title={strings.filters.rows[index]}
                onClick={() => void menu.close({ role: filter })}
              />
            ))}
          </List>
        )}
      </Menu>
    </List>
  )
}
