'use client'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { Logo } from '@/components/ui/logo'
import { Picture } from '@/components/ui/picture'
import data from '@/data/menu.json'
import { type MenuEntry, menu, menuKey, type Route } from '@/lib/catalogue'
import { MenuLink } from './menu-link'
import { menuRows } from './menu-rows'
import { reveal } from './reveal'
import { ShellIcon } from './shell-icon'

type SideMenuProps = {
  /** The page the user is on. */
  route: Route
  /** The element that scrolls and slides. */
  panel: RefObject<HTMLDivElement | null>
}

/** What the current section holds; screens that are still to come have no link. */
function Rows({ entry, route }: { entry: MenuEntry; route: Route }) {
  const rows = menuRows(entry, route)
  if (rows.length === 0) return null
  return (
    <ul className="sh-sub">
      {rows.map(({ title, path, ready, on }) => (
        <li key={path}>
          {ready ? (
            <MenuLink href={path} current={on ? (path === route.path ? 'page' : 'true') : undefined}>
              <span>{title}</span>
            </MenuLink>
          ) : (
            <div className="sh-soon">
              <span>{title}</span>
              <small>Coming</small>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * The side menu: a picture with mark and title, and the 31 entries in the order of spec section 2. It stays while pages
 * come and go, and so does its scroll position.
 */
export const SideMenu = memo(function SideMenu({ route, panel }: SideMenuProps) {
  const section = menuKey(route)
  const list = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry moves with the route
  useEffect(() => {
    if (list.current && panel.current) reveal(list.current, panel.current)
  }, [route.id, panel])

  return (
    <div className="sh-menu" ref={panel} data-menu-panel="">
      <nav aria-label="Patterns">
        <MenuLink href="/home/" className="sh-head" current={route.id === 'home' ? 'page' : undefined}>
          <Picture name={data.background} ratio="fill" eager sizes="304px" />
          <Logo className="size-[50px]" />
          <b>{data.title}</b>
        </MenuLink>
        <ul className="sh-nav" ref={list}>
          {menu.map((entry) => {
            const on = entry.key === section
            return (
              <li key={entry.key} data-on={on ? '' : undefined}>
                <MenuLink
                  href={entry.path}
                  current={on ? (entry.path === route.path ? 'page' : 'true') : undefined}
                >
                  <ShellIcon name={entry.icon} />
                  {entry.label}
                  {entry.count !== undefined && <small>{entry.count}</small>}
                </MenuLink>
                {on && <Rows entry={entry} route={route} />}
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
})
