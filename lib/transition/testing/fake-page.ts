/** Returns the markup of a page with the parts that transitions move. The page has a large title only if `large` is true. */
export const fakePageHtml = ({ large = false, title = 'Title', backTitle = 'Back' } = {}) => `
  <div data-page>
    <header data-header>
      <div data-bar-background></div>
      <div data-toolbar>
        <div><a data-back><span data-back-icon><svg></svg></span><span data-back-text><span data-back-title>${backTitle}</span></span></a></div>
        <${large ? 'div' : 'h1'} data-title>${title}</${large ? 'div' : 'h1'}>
        <div data-bar-buttons><button>Edit</button></div>
      </div>
      <div data-search></div>
    </header>
    <div data-content>${large ? `<h1 data-large-title>${title}</h1>` : ''}<p>Text</p></div>
    <div data-footer></div>
  </div>`

/** Creates an element that contains a page with the given markup, like a slot of the page stack. */
export const fakeSlot = (html: string, key = 'page'): HTMLElement => {
  const slot = document.createElement('div')
  slot.dataset.pageSlot = key
  slot.innerHTML = html
  return slot
}
