import {
  Actions,
  ActionsButton,
  ActionsGroup,
  ActionsLabel,
  App,
  Block,
  Button,
  Dialog,
  DialogButton,
  List,
  ListItem,
  Navbar,
  Page,
  Popover,
  Popup,
  Toast,
} from 'konsta/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { rows } from './subject'

let show

function Screen() {
  const [shown, setShown] = useState('')
  show = setShown
  const is = (kind) => shown === kind
  return (
    <App theme="ios" safeAreas={false}>
      <Page>
        <Navbar title="First" />
        <Button id="target">Button</Button>
        <List>
          {rows.map((row) => (
            <ListItem key={row} title={row} />
          ))}
        </List>
      </Page>
      <Dialog
        id="alert"
        opened={is('alert')}
        title="Hold this room?"
        content="Nothing is charged."
        buttons={
          <>
            <DialogButton>Cancel</DialogButton>
            <DialogButton strong>Ok</DialogButton>
          </>
        }
      />
      <Actions id="action-sheet" opened={is('action-sheet')}>
        <ActionsGroup>
          <ActionsLabel>City life</ActionsLabel>
          <ActionsButton>Share</ActionsButton>
          <ActionsButton>Save</ActionsButton>
          <ActionsButton>Hide</ActionsButton>
        </ActionsGroup>
        <ActionsGroup>
          <ActionsButton>Cancel</ActionsButton>
        </ActionsGroup>
      </Actions>
      <Toast id="toast" opened={is('toast')}>
        Saved
      </Toast>
      <Popup id="modal" opened={is('modal')}>
        <Page>{rows.join(' ')}</Page>
      </Popup>
      <Popover id="popover" opened={is('popover')} target="#target">
        <Block>A few words</Block>
      </Popover>
    </App>
  )
}

createRoot(document.getElementById('konsta')).render(<Screen />)

window.subjects = {
  ...window.subjects,
  konsta: {
    kinds: ['alert', 'action-sheet', 'toast', 'modal', 'popover'],
    open: (kind) => show(kind),
    close: () => show(''),
    moving: (kind) => document.getElementById(kind),
  },
}
