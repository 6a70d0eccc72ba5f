'use client'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Segmented } from '@/components/ui/segmented'
import { Strip } from '@/components/ui/strip'

type SegmentPageProps = {
  data: {
    toolbarTitle: string
    segmentButton1: string
    segmentButton2: string
    labels: { segments: string }
  }
  onBack?: () => void
  /** Content of the first and the second segment. */
  panels: readonly [ReactNode, ReactNode]
}

/** A page with a segmented control that switches between two contents. Both keep their state and scroll position. */
export function SegmentPage({ data, onBack, panels }: SegmentPageProps) {
  const [selectedId, setSelectedId] = useState('0')
  const panelsRef = useRef<HTMLDivElement>(null)
  const scrollPositions = useRef<Record<string, number>>({})
  const getScroller = () => panelsRef.current?.closest('[data-content]')

  const selectSegment = (id: string) => {
    scrollPositions.current[selectedId] = getScroller()?.scrollTop ?? 0
    setSelectedId(id)
  }
  useLayoutEffect(() => {
    const element = panelsRef.current?.closest('[data-content]')
    const savedScrollTop = scrollPositions.current[selectedId]
    if (element && savedScrollTop !== undefined) element.scrollTop = savedScrollTop
    else if (element && Object.keys(scrollPositions.current).length > 0) element.scrollTop = 0
  }, [selectedId])

  return (
    <Page className="bg-grouped! [--scroll-edge-color:var(--pb-grouped)]">
      <Header title={data.toolbarTitle} onBack={onBack} />
      <Strip className="bg-grouped px-margin ios:pb-2 material:pb-3">
        <div className="mx-auto max-w-120 ios:pt-1.5">
          <Segmented
            label={data.labels.segments}
            options={[
              { id: '0', title: data.segmentButton1 },
              { id: '1', title: data.segmentButton2 },
            ]}
            value={selectedId}
            onChange={selectSegment}
          />
        </div>
      </Strip>
      <Content grouped className="pt-0!">
        <div ref={panelsRef} className="px-margin pt-2 material:pt-1">
          <div hidden={selectedId !== '0'}>{panels[0]}</div>
          <div hidden={selectedId !== '1'}>{panels[1]}</div>
        </div>
      </Content>
    </Page>
  )
}
