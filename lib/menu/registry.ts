import type { MenuController } from './menu'
import type { MenuHandle, MenuHow } from './types'

/** The menus of a document, by id: what an application calls. Without a name the only one is meant, or the first. */
export interface Menus {
  /** Opens one; another one that is open closes at once. Resolves false when there is none, or it may not. */
  open(which?: string, how?: MenuHow): Promise<boolean>
  close(which?: string, how?: MenuHow): Promise<boolean>
  toggle(which?: string, how?: MenuHow): Promise<boolean>
  isOpen(which?: string): boolean
  enable(on: boolean, which?: string): void
  /** By id or by side; without a name the open one, or the first that is enabled. */
  get(which?: string): MenuHandle | undefined
  getOpen(): MenuHandle | undefined
}

/** {@link Menus} with the side that views use. */
export interface MenuRegistry extends Menus {
  /** Takes a menu in. Returns the function that takes it out. */
  register(menu: MenuController): () => void
}

/** Makes an empty registry. */
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
      // There is one place for a menu: the other one goes at once.
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
