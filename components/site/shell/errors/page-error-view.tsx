import { useLayoutEffect } from 'react'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { StateView } from '@/components/ui/state-view'
import { useFrame } from '@/lib/frame/use-frame'
import type { PageErrorProps } from './page-error-boundary'
import { PageLoadError } from './page-load-error'

const texts = {
  en: {
    title: 'This page stopped working',
    description: 'An error occurred. Other pages still work.',
  },
  ar: { title: 'توقّفت هذه الصفحة عن العمل', description: 'حدث خطأ فيها. الصفحات الأخرى لا تتأثر.' },
}

/**
 * Error state of a page that has thrown, or whose code could not be loaded: a back button, an explanation, and a Retry button.
 * If the code could not be loaded, the explanation is the default of StateView.
 */
export default function PageErrorView({ error, retry }: PageErrorProps) {
  const { lang } = useFrame()
  // The page may still be hidden, because it was waiting for its Arabic data.
  useLayoutEffect(() => document.documentElement.removeAttribute('data-arabic-pending'), [])
  const hasLoadFailed = error instanceof PageLoadError
  return (
    <Page>
      <Header back={{ href: '/list/' }} />
      <Content>
        <StateView kind="error" {...(hasLoadFailed ? {} : texts[lang])} onRetry={retry} />
      </Content>
    </Page>
  )
}
