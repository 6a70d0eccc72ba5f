import type { MenuController } from './menu'
import type { MenuHandle, MenuHow } from './types'

/**
 * The menus of a document, for apps. Methods take the ID or the side of a menu. Without either, they use the open menu. If no menu is
 * open, `close` and `isOpen` return false, and the other methods use the first enabled menu, or the first one if all are disabled.
 */
export interface Menus {
  /**
   * Opens a menu and immediately closes any other open menu. Resolves to false if there is no such menu or it cannot
   * open.
   */
  open(which?: string, how?: MenuHow): Promise<boolean>
  close(which?: string, how?: MenuHow): Promise<boolean>
  toggle(which?: string, how?: MenuHow): Promise<boolean>
  isOpen(which?: string): boolean
  enable(on: boolean, which?: string): void
  /** Returns the menu with an ID or at a side. Default: the open menu, else the first enabled menu, else the first one. */
  get(which?: string): MenuHandle | undefined
  getOpen(): MenuHandle | undefined
}

/** {@link Menus}, and a method for the component of a menu. */
export interface MenuRegistry extends Menus {
  /** Adds a menu. Returns a function that closes and removes the menu. */
  register(menu: MenuController): () => void
}

/** Creates an empty registry. */
export function createMenus(): MenuRegistry {
  const all: MenuController[] = []
  const getOpen = () => all.find((menu) => menu.state !== 'closed')
  const get = (which?: string) => {
    if (which === undefined) return getOpen() ?? all.find(({ enabled }) => enabled) ?? all[0]
    const named = all.findLast(({ id }) => id === which)
    const sided = all.filter(({ side }) => side === which)
    return named ?? sided.find(({ enabled }) => enabled) ?? sided[0]
  }

  return {
    get,
    getOpen,
    open: async (which, how) => (await get(which)?.open(how)) ?? false,
    close: async (which, how) => (await (which === undefined ? getOpen() : get(which))?.close(how)) ?? false,
    toggle: async (which, how) => (await get(which)?.toggle(how)) ?? false,
    isOpen: (which) => (which === undefined ? getOpen() : get(which))?.isOpen() ?? false,
    enable: (on, which) => get(which)?.enable(on),
    register(menu) {
      all.push(menu)
      // Only one menu is open at a time.
      const off = menu.on('will-open', () => {
        for (const other of all) if (other !== menu) other.forceClose()
      })
      return () => {
        off()
        menu.forceClose()
        all.splice(all.indexOf(menu), 1)
      }
    },
  }
}

/** The menus of this document. */
export const menus = createMenus()
