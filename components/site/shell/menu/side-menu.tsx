'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { screenPageCommands } from '@/components/site/search/screen-page-commands'
import { connectShortcuts } from '@/components/site/search/shortcuts'
import { NavLinks } from '@/components/site/site-header/nav-links'
import { Logo } from '@/components/ui/logo'
import { Picture } from '@/components/ui/picture'
import { SectionIcon } from '@/components/ui/section-icon'
import english from '@/data/menu.json'
import { useEnglishData } from '@/lib/data/use-english-data'
import { findSection, type MenuEntry, menuKeyOf, type Route } from '@/lib/site/catalog'
import { menuGroups } from '@/lib/site/catalog/menu-groups'
import type { IslandProps } from '../loading/island'
import { PatternLink } from '../toolbar/pattern-link'
import { SearchFieldButton } from '../toolbar/search-buttons'
import { useCurrentRoute } from '../use-current-route'
import { drawer, menuVisibility } from './drawer'
import { MenuLink } from './menu-link'
import { scrollToCurrent } from './scroll-to-current'
import { submenuItems } from './submenu-items'

/** Links to the screens of the current section and to the page about its pattern. Screens that do not exist yet have no link. */
function Submenu({ entry, route }: { entry: MenuEntry; route: Route }) {
  const rows = submenuItems(entry, route)
  if (rows.length === 0) return null
  const section = findSection(entry.key)
  return (
    <ul className="sh-submenu">
      {rows.map(({ title, path, ready, isCurrent }) => (
        <li key={path}>
          {ready ? (
            <MenuLink href={path} current={isCurrent ? (path === route.path ? 'page' : 'true') : undefined}>
              <span>{title}</span>
            </MenuLink>
          ) : (
            <div className="sh-upcoming">
              <span>{title}</span>
              <small>Coming soon</small>
            </div>
          )}
        </li>
      ))}
      {section && (
        <li>
          <PatternLink slug={section.slug}>
            <span>About this pattern</span>
          </PatternLink>
        </li>
      )}
    </ul>
  )
}

/** An item of the menu. Below the current item are the links to the screens of its section. */
function MenuItem({ entry, route }: { entry: MenuEntry; route: Route }) {
  const isCurrent = entry.key === menuKeyOf(route)
  return (
    <li className="sh-entry" data-current={isCurrent ? '' : undefined}>
      <MenuLink
        href={entry.path}
        current={isCurrent ? (entry.path === route.path ? 'page' : 'true') : undefined}
      >
        <SectionIcon name={entry.icon} className="sh-icon" />
        {entry.label}
        {entry.count !== undefined && <small>{entry.count}</small>}
      </MenuLink>
      {isCurrent && <Submenu entry={entry} route={route} />}
    </li>
  )
}

/**
 * The side menu: a picture with the logo and the title, and the items, in groups. When the page changes, the menu scrolls only
 * if the current item is not visible. As a drawer, it also has the search and the site's main navigation, which are in the header
 * in wide windows.
 */
export default function SideMenu({ path }: IslandProps) {
  const route = useCurrentRoute(path, menuVisibility)
  const data = useEnglishData('menu', english)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const panel = list.current!.closest<HTMLElement>('[data-menu-panel]')!
    return drawer.connect(panel, document.querySelector<HTMLElement>('.sh-preview')!)
  }, [])
  useEffect(() => connectShortcuts(screenPageCommands), [])

  // A closed drawer has no layout, so its scroll position is restored when it opens.
  const isVisible = useSyncExternalStore(menuVisibility.subscribe, menuVisibility.isVisible, () => false)
  const savedScrollTop = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item changes with the route
  useEffect(() => {
    const panel = list.current?.closest<HTMLElement>('[data-menu-panel]')
    if (!isVisible || !list.current || !panel) return
    panel.scrollTop = savedScrollTop.current
    scrollToCurrent(list.current, panel)
    return () => {
      savedScrollTop.current = panel.scrollTop
    }
  }, [route.id, isVisible])

  return (
    <nav aria-label="Patterns">
      <MenuLink href="/home/" className="sh-menu-header" current={route.id === 'home' ? 'page' : undefined}>
        <Picture src={data.background} ratio="fill" sizes="304px" />
        <Logo className="size-[50px]" />
        <b>{data.title}</b>
      </MenuLink>
      <SearchFieldButton />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="sh-nav-links" role="group" aria-label="Site">
        <NavLinks current="gallery" />
      </div>
      <div className="sh-nav" ref={list}>
        {menuGroups.map(({ title, entries }, index) => (
          <div key={title}>
            <p id={`menu-group-${index}`}>{title}</p>
            <ul aria-labelledby={`menu-group-${index}`}>
              {entries.map((entry) => (
                <MenuItem key={entry.key} entry={entry} route={route} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
