import {
  Actions,
  ActionsButton,
  ActionsGroup,
  ActionsLabel,
  App,
  Button,
  Dialog,
  DialogButton,
  List,
  ListItem,
  Navbar,
  Page,
  Panel,
  Popover,
  Popup,
  Sheet,
  Toast,
} from 'konsta/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { point, rows, words } from './subject'

const setters = {}
const elements = {}

// Each in a component of its own, so that opening one renders nothing else: the best that an app can do.
const Piece = ({ kind, render }) => {
  const [opened, setOpened] = useState(false)
  setters[kind] = setOpened
  const take = (element) => {
    elements[kind] = element
  }
  return render({ opened, ref: take })
}

const pieces = {
  alert: (props) => (
    <Dialog
      {...props}
      title={words.header}
      content={words.message}
      buttons={
        <>
          <DialogButton>Cancel</DialogButton>
          <DialogButton strong>Ok</DialogButton>
        </>
      }
    />
  ),
  'action-sheet': (props) => (
    <Actions {...props}>
      <ActionsGroup>
        <ActionsLabel>{words.header}</ActionsLabel>
        {words.actions.map((text) => (
          <ActionsButton key={text}>{text}</ActionsButton>
        ))}
      </ActionsGroup>
      <ActionsGroup>
        <ActionsButton bold>Cancel</ActionsButton>
      </ActionsGroup>
    </Actions>
  ),
  toast: (props) => <Toast {...props}>{words.toast}</Toast>,
  modal: (props) => (
    <Popup {...props}>
      <Page>{words.content}</Page>
    </Popup>
  ),
  menu: (props) => <Panel {...props}>{words.content}</Panel>,
  sheet: (props) => <Sheet {...props}>{words.content}</Sheet>,
  popover: (props) => (
    <Popover {...props} target="#point">
      {words.few}
    </Popover>
  ),
}

createRoot(document.getElementById('konsta')).render(
  <App theme="ios">
    <Page>
      <Navbar title="First" />
      <Button>Button</Button>
      <List>
        {rows.map((row) => (
          <ListItem key={row} title={row} />
        ))}
      </List>
      <div id="point" style={{ position: 'fixed', left: point.clientX, top: point.clientY }} />
    </Page>
    {Object.entries(pieces).map(([kind, render]) => (
      <Piece key={kind} kind={kind} render={render} />
    ))}
  </App>,
)

/** It tells nobody when it has come or gone: that is when the last transition of the piece ends. */
const settled = async (element) => {
  // React renders, the browser computes styles: then the transitions are there.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
}
let open
const turn = (kind, opened) => {
  setters[kind](opened)
  return settled(elements[kind])
}

window.subjects = {
  ...window.subjects,
  konsta: {
    open(kind) {
      open = kind
      return turn(kind, true)
    },
    close: () => turn(open, false),
    // A toast's own box is as wide as the page, a popover's is what its window is drawn in.
    moving: (kind) => (kind === 'popover' ? elements[kind]?.firstElementChild : elements[kind]),
  },
}
