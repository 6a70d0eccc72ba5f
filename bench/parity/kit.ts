/** Content of overlays, made anew for each. */
export const words = (): HTMLElement => Object.assign(document.createElement('div'), { textContent: 'Words' })

/** A page with a bar and content, as Ionic's modals have it. */
export const page = (): HTMLElement => {
  const element = document.createElement('div')
  element.className = 'ion-page'
  element.innerHTML =
    '<ion-header><ion-toolbar><ion-title>Modal</ion-title></ion-toolbar></ion-header><ion-content>Words</ion-content>'
  return element
}

/** How far a gesture has come, px. */
export const distance = ({ deltaX, deltaY }: { deltaX: number; deltaY: number }): string =>
  `${Math.round(deltaX)}, ${Math.round(deltaY)}`
