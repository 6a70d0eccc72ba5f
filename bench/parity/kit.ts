/** Creates the content of an overlay, a new element each time. */
export const words = (): HTMLElement => Object.assign(document.createElement('div'), { textContent: 'Words' })

/** A page with a header and content, as in Ionic's modals. */
export const page = (): HTMLElement => {
  const element = document.createElement('div')
  element.className = 'ion-page'
  element.innerHTML =
    '<ion-header><ion-toolbar><ion-title>Modal</ion-title></ion-toolbar></ion-header><ion-content>Words</ion-content>'
  return element
}

/** The distance that a gesture has moved, px. */
export const distance = ({ deltaX, deltaY }: { deltaX: number; deltaY: number }): string =>
  `${Math.round(deltaX)}, ${Math.round(deltaY)}`
