import Framework7 from 'framework7'
import Actions from 'framework7/components/actions'
import Dialog from 'framework7/components/dialog'
import Popover from 'framework7/components/popover'
import Popup from 'framework7/components/popup'
import Toast from 'framework7/components/toast'
import { rows } from './subject'

Framework7.use([Dialog, Actions, Toast, Popup, Popover])

const page = (title) => `<div class="page" data-name="${title}">
  <div class="navbar"><div class="navbar-bg"></div><div class="navbar-inner">
    <div class="left">${title === 'First' ? '' : '<a class="link back">Back</a>'}</div><div class="title">${title}</div></div></div>
  <div class="page-content"><button class="button button-fill">Button</button>
    <div class="list"><ul>${rows.map((row) => `<li><div class="item-content"><div class="item-inner"><div class="item-title">${row}</div></div></div></li>`).join('')}</ul></div>
  </div></div>`

const host = document.getElementById('framework7')
host.innerHTML = `<div class="frame framework7-root"><div class="view view-main">${page('First')}</div></div>`
const app = new Framework7({
  el: host.firstElementChild,
  theme: 'ios',
  routes: [
    { path: '/', content: page('First') },
    { path: '/second/', content: page('Second') },
  ],
})
const view = app.views.create('.view-main', { url: '/', browserHistory: false })

const create = {
  alert: () =>
    app.dialog.create({
      title: 'Hold this room?',
      text: 'Nothing is charged.',
      buttons: [{ text: 'Cancel' }, { text: 'Ok', strong: true }],
      destroyOnClose: true,
    }),
  'action-sheet': () =>
    app.actions.create({
      buttons: [
        [{ text: 'City life', label: true }, { text: 'Share' }, { text: 'Save' }, { text: 'Hide' }],
        [{ text: 'Cancel' }],
      ],
    }),
  toast: () => app.toast.create({ text: 'Saved', destroyOnClose: true }),
  modal: () =>
    app.popup.create({
      content: `<div class="popup"><div class="view"><div class="page"><div class="page-content">${rows.join(' ')}</div></div></div></div>`,
    }),
  popover: () =>
    app.popover.create({
      targetX: 180,
      targetY: 120,
      content: '<div class="popover"><div class="popover-inner">A few words</div></div>',
    }),
}
const selector = {
  alert: '.dialog',
  'action-sheet': '.actions-modal',
  toast: '.toast',
  modal: '.popup',
  popover: '.popover',
}
let open

window.subjects = {
  ...window.subjects,
  framework7: {
    kinds: ['alert', 'action-sheet', 'toast', 'modal', 'popover'],
    open(kind) {
      open = create[kind]()
      if (kind !== 'toast') open.on('closed', () => open.destroy())
      open.open()
    },
    close: () => open?.close(),
    moving: (kind) =>
      document.querySelector(`${selector[kind]}:not(.modal-out)`) ?? document.querySelector(selector[kind]),
    push: () => view.router.navigate('/second/'),
    pop: () => view.router.back(),
    page: () => document.querySelector('.page[data-name=Second]'),
  },
}
