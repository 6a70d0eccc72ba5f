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
import { overlayTexts, popoverAnchor, rows } from './adapter'

const setters = {}
const elements = {}

// Each kind of component has a `Piece` with its own state. Opening a component renders only its `Piece`, so no app can be faster.
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
      title={overlayTexts.header}
      content={overlayTexts.message}
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
        <ActionsLabel>{overlayTexts.header}</ActionsLabel>
        {overlayTexts.actions.map((text) => (
          <ActionsButton key={text}>{text}</ActionsButton>
        ))}
      </ActionsGroup>
      <ActionsGroup>
        <ActionsButton bold>Cancel</ActionsButton>
      </ActionsGroup>
    </Actions>
  ),
  toast: (props) => <Toast {...props}>{overlayTexts.toast}</Toast>,
  modal: (props) => (
    <Popup {...props}>
      <Page>{overlayTexts.content}</Page>
    </Popup>
  ),
  menu: (props) => <Panel {...props}>{overlayTexts.content}</Panel>,
  sheet: (props) => <Sheet {...props}>{overlayTexts.content}</Sheet>,
  popover: (props) => (
    <Popover {...props} target="#point">
      {overlayTexts.shortText}
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
      <div
        id="point"
        style={{ position: 'fixed', left: popoverAnchor.clientX, top: popoverAnchor.clientY }}
      />
    </Page>
    {Object.entries(pieces).map(([kind, render]) => (
      <Piece key={kind} kind={kind} render={render} />
    ))}
  </App>,
)

/** Waits until a component has opened or closed: until its last transition ends, because Konsta has no events for this. */
const settled = async (element) => {
  // Waits until React has rendered and the browser has computed styles; then the transitions exist.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
}
/** The kind of the component that was opened last. */
let open
const turn = (kind, opened) => {
  setters[kind](opened)
  return settled(elements[kind])
}

window.adapters = {
  ...window.adapters,
  konsta: {
    open(kind) {
      open = kind
      return turn(kind, true)
    },
    close: () => turn(open, false),
    // The element of a popover is its whole layer, so the first child of this element moves. Other elements move themselves.
    findMovingElement: (kind) => (kind === 'popover' ? elements[kind]?.firstElementChild : elements[kind]),
  },
}
