export { Menu, type MenuProps } from '@/components/overlays/menu'
export { menus } from '@/lib/menu/menu-registry'
export type * from '@/lib/menu/types'
