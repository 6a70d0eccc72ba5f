import Actions from 'framework7/components/actions'
import Dialog from 'framework7/components/dialog'
import Popover from 'framework7/components/popover'
import Popup from 'framework7/components/popup'
import Sheet from 'framework7/components/sheet'
import Toast from 'framework7/components/toast'
import Framework7 from 'framework7/lite'
import { point, rows, words } from './subject'

Framework7.use([Dialog, Actions, Toast, Popup, Sheet, Popover])

const root = document.getElementById('framework7')
root.innerHTML = `<div class="view view-main"><div class="page">
  <div class="navbar"><div class="navbar-bg"></div><div class="navbar-inner"><div class="title">First</div></div></div>
  <div class="page-content"><a class="button">Button</a>
    <div class="list"><ul>${rows.map((row) => `<li><div class="item-content"><div class="item-inner"><div class="item-title">${row}</div></div></div></li>`).join('')}</ul></div>
  </div></div></div>`
const app = new Framework7({ el: root, theme: 'ios', name: 'First' })

// As the documentation has it: a dialog is made for each question, everything else once.
const once = (make) => {
  let made
  return () => {
    made ??= make()
    return made
  }
}
const makes = {
  alert: () =>
    app.dialog.create({
      title: words.header,
      text: words.message,
      buttons: [{ text: 'Cancel' }, { text: 'Ok', strong: true }],
      destroyOnClose: true,
    }),
  'action-sheet': once(() =>
    app.actions.create({
      buttons: [
        [{ text: words.header, label: true }, ...words.actions.map((text) => ({ text }))],
        [{ text: 'Cancel', strong: true }],
      ],
    }),
  ),
  toast: once(() => app.toast.create({ text: words.toast })),
  modal: once(() =>
    app.popup.create({ content: `<div class="popup"><div class="page">${words.content}</div></div>` }),
  ),
  sheet: once(() =>
    app.sheet.create({
      content: `<div class="sheet-modal"><div class="sheet-modal-inner">${words.content}</div></div>`,
      backdrop: true,
    }),
  ),
  popover: once(() =>
    app.popover.create({
      content: `<div class="popover"><div class="popover-inner">${words.few}</div></div>`,
      targetX: point.clientX,
      targetY: point.clientY,
      targetWidth: 0,
      targetHeight: 0,
    }),
  ),
}
let open

window.subjects = {
  ...window.subjects,
  framework7: {
    alone: true,
    open(kind) {
      open = makes[kind]()
      const opened = new Promise((resolve) => open.once('opened', resolve))
      open.open()
      return opened
    },
    close() {
      const closed = new Promise((resolve) => open.once('closed', resolve))
      open.close()
      return closed
    },
    moving(kind) {
      const name = { alert: 'dialog', 'action-sheet': 'actions-modal', modal: 'popup', sheet: 'sheet-modal' }
      return document.querySelector(`.${name[kind] ?? kind}.modal-in, .${name[kind] ?? kind}.modal-out`)
    },
  },
}
