'use client'
import './page.css'
import { useEffect, useState } from 'react'
import { Picture } from '@/components/ui/picture'
import { SectionIcon } from '@/components/ui/section-icon'
import { appPath, withBase } from '@/lib/navigation/href'
import { menuEntries, menuKeyOf, type Route, routes } from '@/lib/site/catalog'
import { nearestRoutes } from '@/lib/site/catalog/nearest-routes'
import { SiteHeader } from '../site-header/site-header'

/** Pages whose URLs are similar to the requested URL, and the requested screen if it is planned but not available. */
type NotFoundInfo = { matches: Route[]; plannedRoute?: Route }

const iconNameOf = (route: Route) =>
  menuEntries.find((entry) => entry.key === menuKeyOf(route))?.icon ?? 'house'

const findNotFoundInfo = (): NotFoundInfo => {
  const requestedPath = appPath(location.pathname)
  return {
    matches: nearestRoutes(requestedPath),
    plannedRoute: routes.find((route) => !route.ready && route.path === requestedPath),
  }
}

/**
 * The not-found page. One file is served for all unknown URLs, so the browser reads the requested URL and finds the
 * closest matches.
 */
export default function NotFoundPage() {
  const [info, setInfo] = useState<NotFoundInfo>()
  useEffect(() => setInfo(findNotFoundInfo()), [])

  return (
    <div className="sh-page">
      <SiteHeader />
      <main id="content" className="sh-not-found" dir="ltr">
        <figure>
          <Picture src="portrait-mist-dawn" ratio="fill" eager sizes="(min-width: 860px) 320px, 100vw" />
          <span aria-hidden="true">404</span>
        </figure>
        <div>
          <h1>Page not found</h1>
          <p>
            {info?.plannedRoute
              ? `“${info.plannedRoute.title}” is not available yet.`
              : 'There is no page at this URL. Check the URL for typos.'}
          </p>
          <p className="sh-actions">
            <a className="sh-button" data-primary="" href={withBase('/home/')}>
              Back home
            </a>
            <a className="sh-button" href={withBase('/list/')}>
              All patterns
            </a>
          </p>
          {info && info.matches.length > 0 && (
            <section aria-label="Similar pages">
              <h2>Did you mean one of these?</h2>
              <ul>
                {info.matches.map((route) => (
                  <li key={route.id}>
                    <a href={withBase(route.path)}>
                      <SectionIcon name={iconNameOf(route)} />
                      <b>{route.title}</b>
                      <code>{route.path}</code>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </main>
    </div>
  )
}
