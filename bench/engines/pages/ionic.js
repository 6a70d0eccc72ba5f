import {
  actionSheetController,
  alertController,
  initialize,
  loadingController,
  menuController,
  modalController,
  popoverController,
  toastController,
} from '@ionic/core/components'
import { defineCustomElement as defineActionSheet } from '@ionic/core/components/ion-action-sheet.js'
import { defineCustomElement as defineAlert } from '@ionic/core/components/ion-alert.js'
import { defineCustomElement as defineApp } from '@ionic/core/components/ion-app.js'
import { defineCustomElement as defineBackButton } from '@ionic/core/components/ion-back-button.js'
import { defineCustomElement as defineButton } from '@ionic/core/components/ion-button.js'
import { defineCustomElement as defineButtons } from '@ionic/core/components/ion-buttons.js'
import { defineCustomElement as defineContent } from '@ionic/core/components/ion-content.js'
import { defineCustomElement as defineHeader } from '@ionic/core/components/ion-header.js'
import { defineCustomElement as defineItem } from '@ionic/core/components/ion-item.js'
import { defineCustomElement as defineList } from '@ionic/core/components/ion-list.js'
import { defineCustomElement as defineLoading } from '@ionic/core/components/ion-loading.js'
import { defineCustomElement as defineMenu } from '@ionic/core/components/ion-menu.js'
import { defineCustomElement as defineModal } from '@ionic/core/components/ion-modal.js'
import { defineCustomElement as defineNav } from '@ionic/core/components/ion-nav.js'
import { defineCustomElement as definePopover } from '@ionic/core/components/ion-popover.js'
import { defineCustomElement as defineTitle } from '@ionic/core/components/ion-title.js'
import { defineCustomElement as defineToast } from '@ionic/core/components/ion-toast.js'
import { defineCustomElement as defineToolbar } from '@ionic/core/components/ion-toolbar.js'
import { overlayTexts, popoverAnchor, rows } from './adapter'

initialize({ mode: 'ios' })
for (const define of [
  defineApp,
  defineNav,
  defineHeader,
  defineToolbar,
  defineTitle,
  defineButtons,
  defineBackButton,
  defineContent,
  defineButton,
  defineList,
  defineItem,
  defineAlert,
  defineActionSheet,
  defineLoading,
  defineMenu,
  defineModal,
  definePopover,
  defineToast,
])
  define()

/** Returns the HTML of a page with a toolbar, a button, and rows. */
const markup = (title) => `
  <ion-header><ion-toolbar>
    ${title === 'First' ? '' : '<ion-buttons slot="start"><ion-back-button default-href="/"></ion-back-button></ion-buttons>'}
    <ion-title>${title}</ion-title></ion-toolbar></ion-header>
  <ion-content><ion-button>Button</ion-button>
    <ion-list>${rows.map((row) => `<ion-item>${row}</ion-item>`).join('')}</ion-list></ion-content>`

for (const title of ['First', 'Second'])
  customElements.define(
    `page-${title.toLowerCase()}`,
    class extends HTMLElement {
      connectedCallback() {
        if (this.childElementCount === 0) this.innerHTML = markup(title)
      }
    },
  )

const app = document.createElement('ion-app')
app.innerHTML = `<ion-menu content-id="main">${overlayTexts.content}</ion-menu><ion-nav id="main" root="page-first"></ion-nav>`
document.getElementById('ionic').append(app)
const nav = app.querySelector('ion-nav')

const controllers = {
  alert: alertController,
  'action-sheet': actionSheetController,
  toast: toastController,
  modal: modalController,
  popover: popoverController,
  loading: loadingController,
}

const content = (text) => {
  const element = document.createElement('div')
  element.textContent = text
  return element
}
const options = {
  alert: () => ({ header: overlayTexts.header, message: overlayTexts.message, buttons: ['Cancel', 'Ok'] }),
  'action-sheet': () => ({
    header: overlayTexts.header,
    buttons: [...overlayTexts.actions, { text: 'Cancel', role: 'cancel' }],
  }),
  loading: () => ({ message: overlayTexts.loadingMessage }),
  toast: () => ({ message: overlayTexts.toast }),
  modal: () => ({ component: content(overlayTexts.content) }),
  card: () => ({ component: content(overlayTexts.content), presentingElement: nav }),
  sheet: () => ({
    component: content(overlayTexts.content),
    breakpoints: [0, 0.5, 1],
    initialBreakpoint: 0.5,
  }),
  popover: () => ({
    component: content(overlayTexts.shortText),
    event: new MouseEvent('click', popoverAnchor),
    reference: 'event',
  }),
}
/** Closes the component that was opened last. */
let close
/** Functions that open the components that are not overlays. */
const others = {
  async menu() {
    close = () => menuController.close()
    await menuController.open()
  },
  async page() {
    close = () => nav.pop()
    await nav.push('page-second')
  },
}

window.adapters = {
  ...window.adapters,
  ionic: {
    async open(kind) {
      if (others[kind]) return others[kind]()
      const overlay = await (controllers[kind] ?? modalController).create(options[kind]())
      close = () => overlay.dismiss()
      await overlay.present()
    },
    close: () => close(),
    findMovingElement(kind) {
      if (kind === 'menu')
        return document.querySelector('ion-menu.show-menu')?.shadowRoot?.querySelector('.menu-inner')
      // In a page transition, the content of the page moves, not the page element.
      if (kind === 'page') return nav.querySelector('page-second > ion-content')
      const name = kind === 'sheet' || kind === 'card' ? 'modal' : kind
      const host = document.querySelector(`ion-${name}:not(.overlay-hidden)`)
      const part = name === 'popover' ? '.popover-content' : `.${name}-wrapper`
      return host?.querySelector(part) ?? host?.shadowRoot?.querySelector(part)
    },
  },
}
