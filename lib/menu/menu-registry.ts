import type { MenuController } from './menu-controller'
import type { MenuChangeOptions, MenuHandle } from './types'

/**
 * The menus of a document, for apps. All methods except `getOpen` take the ID or the side of a menu. Without either, they use the
 * open menu. If no menu is open, `close` resolves to false, `isOpen` returns false, and `open`, `toggle`, `enable`, and `get` use
 * the first enabled menu, or the first menu if all are disabled.
 */
export interface Menus {
  /**
   * Opens a menu and immediately closes any other open menu. Resolves to false if there is no such menu or it cannot
   * open.
   */
  open(idOrSide?: string, options?: MenuChangeOptions): Promise<boolean>
  close(idOrSide?: string, options?: MenuChangeOptions): Promise<boolean>
  toggle(idOrSide?: string, options?: MenuChangeOptions): Promise<boolean>
  isOpen(idOrSide?: string): boolean
  enable(shouldEnable: boolean, idOrSide?: string): void
  /** Returns the menu with an ID or at a side; undefined if there is none. */
  get(idOrSide?: string): MenuHandle | undefined
  getOpen(): MenuHandle | undefined
}

/** {@link Menus}, and a method for the component of a menu. */
export interface MenuRegistry extends Menus {
  /** Adds a menu. Returns a function that closes and removes the menu. */
  register(menu: MenuController): () => void
}

/** Creates an empty registry. */
export function createMenuRegistry(): MenuRegistry {
  const controllers: MenuController[] = []
  const getOpen = () => controllers.find((menu) => menu.state !== 'closed')
  const get = (idOrSide?: string) => {
    if (idOrSide === undefined)
      return getOpen() ?? controllers.find(({ enabled }) => enabled) ?? controllers[0]
    const withId = controllers.findLast(({ id }) => id === idOrSide)
    const atSide = controllers.filter(({ side }) => side === idOrSide)
    return withId ?? atSide.find(({ enabled }) => enabled) ?? atSide[0]
  }

  return {
    get,
    getOpen,
    open: async (idOrSide, options) => (await get(idOrSide)?.open(options)) ?? false,
    close: async (idOrSide, options) =>
      (await (idOrSide === undefined ? getOpen() : get(idOrSide))?.close(options)) ?? false,
    toggle: async (idOrSide, options) => (await get(idOrSide)?.toggle(options)) ?? false,
    isOpen: (idOrSide) => (idOrSide === undefined ? getOpen() : get(idOrSide))?.isOpen() ?? false,
    enable: (shouldEnable, idOrSide) => get(idOrSide)?.enable(shouldEnable),
    register(menu) {
      controllers.push(menu)
      // Only one menu is open at a time.
      const unsubscribe = menu.on('will-open', () => {
        for (const other of controllers) if (other !== menu) other.forceClose()
      })
      return () => {
        unsubscribe()
        menu.forceClose()
        controllers.splice(controllers.indexOf(menu), 1)
      }
    },
  }
}

/** The menus of this document. */
export const menus = createMenuRegistry()
