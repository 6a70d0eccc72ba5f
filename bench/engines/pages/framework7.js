import Actions from 'framework7/components/actions'
import Dialog from 'framework7/components/dialog'
import Panel from 'framework7/components/panel'
import Popover from 'framework7/components/popover'
import Popup from 'framework7/components/popup'
import Sheet from 'framework7/components/sheet'
import Toast from 'framework7/components/toast'
import Framework7 from 'framework7/lite'
import { overlayTexts, popoverAnchor, rows } from './adapter'

Framework7.use([Dialog, Actions, Toast, Popup, Sheet, Popover, Panel])

/** Returns the HTML of a page with a navigation bar, a button, and rows. */
const markup = (title) => `<div class="page" data-name="${title.toLowerCase()}">
  <div class="navbar"><div class="navbar-bg"></div><div class="navbar-inner">
    ${title === 'First' ? '' : '<div class="left"><a class="link back"><i class="icon icon-back"></i></a></div>'}
    <div class="title">${title}</div></div></div>
  <div class="page-content"><a class="button">Button</a>
    <div class="list"><ul>${rows.map((row) => `<li><div class="item-content"><div class="item-inner"><div class="item-title">${row}</div></div></div></li>`).join('')}</ul></div>
  </div></div>`

const root = document.getElementById('framework7')
root.innerHTML = `<div class="panel panel-left panel-cover panel-init">${overlayTexts.content}</div>
  <div class="view view-main">${markup('First')}</div>`
const app = new Framework7({
  el: root,
  theme: 'ios',
  name: 'First',
  routes: [{ path: '/second/', content: markup('Second') }],
})
const view = app.views.create('.view-main')

// As in the documentation of Framework7, dialogs are created each time they open, and other components only once.
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
      title: overlayTexts.header,
      text: overlayTexts.message,
      buttons: [{ text: 'Cancel' }, { text: 'Ok', strong: true }],
      destroyOnClose: true,
    }),
  'action-sheet': once(() =>
    app.actions.create({
      buttons: [
        [{ text: overlayTexts.header, label: true }, ...overlayTexts.actions.map((text) => ({ text }))],
        [{ text: 'Cancel', strong: true }],
      ],
    }),
  ),
  // `preloader` creates the dialog and opens it immediately.
  loading: () => app.dialog.preloader(overlayTexts.loadingMessage),
  toast: once(() => app.toast.create({ text: overlayTexts.toast })),
  modal: once(() =>
    app.popup.create({ content: `<div class="popup"><div class="page">${overlayTexts.content}</div></div>` }),
  ),
  card: once(() =>
    app.popup.create({
      content: `<div class="popup"><div class="page">${overlayTexts.content}</div></div>`,
      push: true,
    }),
  ),
  menu: () => app.panel.get('.panel'),
  sheet: once(() =>
    app.sheet.create({
      content: `<div class="sheet-modal"><div class="sheet-modal-inner">${overlayTexts.content}</div></div>`,
      backdrop: true,
    }),
  ),
  popover: once(() =>
    app.popover.create({
      content: `<div class="popover"><div class="popover-inner">${overlayTexts.shortText}</div></div>`,
      targetX: popoverAnchor.clientX,
      targetY: popoverAnchor.clientY,
      targetWidth: 0,
      targetHeight: 0,
    }),
  ),
}
/** The open component: its object in Framework7, or 'page'. */
let open
/** Starts a page transition and resolves at the event that Framework7 sends at its end. */
const turned = (event, start) => {
  const turn = new Promise((resolve) => app.once(event, resolve))
  start()
  return turn
}
/** The class names of the components. For components that are not listed, the class name is the kind. */
const classOf = {
  alert: 'dialog',
  'action-sheet': 'actions-modal',
  loading: 'dialog',
  modal: 'popup',
  card: 'popup',
  sheet: 'sheet-modal',
  menu: 'panel',
}

window.adapters = {
  ...window.adapters,
  framework7: {
    ignoresDescendantAnimations: true,
    open(kind) {
      open = kind
      if (kind === 'page') return turned('pageAfterIn', () => view.router.navigate('/second/'))
      open = makes[kind]()
      const opened = new Promise((resolve) => open.once('opened', resolve))
      if (kind !== 'loading') open.open()
      return opened
    },
    close() {
      if (open === 'page') return turned('pageBeforeRemove', () => view.router.back())
      const closed = new Promise((resolve) => open.once('closed', resolve))
      open.close()
      return closed
    },
    findMovingElement(kind) {
      if (kind === 'page') return root.querySelector('.page[data-name=second]')
      const name = classOf[kind] ?? kind
      if (kind === 'menu') return document.querySelector('.panel-in, .panel-out')
      return document.querySelector(`.${name}.modal-in, .${name}.modal-out`)
    },
  },
}
