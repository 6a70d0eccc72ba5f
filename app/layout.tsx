import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { DEFAULTS, generationOf } from '@/lib/frame/state'
import { PRODUCT_NAME, SITE_URL } from '@/lib/site/absolute-url'
import { prepaintScript } from '@/lib/site/start/prepaint.generated'
import './globals.css'

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  applicationName: PRODUCT_NAME,
  manifest: `${basePath}/manifest.webmanifest`,
  icons: {
    icon: [
      { url: `${basePath}/icons/favicon.svg`, type: 'image/svg+xml' },
      { url: `${basePath}/icons/favicon-32.png`, sizes: '32x32' },
    ],
    apple: `${basePath}/icons/apple-touch-icon.png`,
  },
  appleWebApp: { capable: true, statusBarStyle: 'black', title: PRODUCT_NAME },
}

/** The viewport settings, with a black status bar in browsers that support `theme-color`. */
export const viewport: Viewport = {
  themeColor: '#000000',
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  interactiveWidget: 'resizes-content',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      // Defaults for browsers without scripts. In other browsers, the script below sets the actual values before the first paint.
      dir={DEFAULTS.dir}
      data-mode={DEFAULTS.mode}
      data-generation={generationOf(DEFAULTS)}
      data-theme={DEFAULTS.resolvedTheme}
      data-accent={DEFAULTS.accent}
      data-lang={DEFAULTS.lang}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, generated at build time; its hash is in the CSP */}
        <script dangerouslySetInnerHTML={{ __html: prepaintScript }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
