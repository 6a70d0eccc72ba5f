'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/scrollSegment/layout2.json'
import { type FestivalAct, FestivalProgram } from './festival-program'
import { SwipeableTabsPage } from './swipeable-tabs-page'

/** Props of ScrollSegment1. */
export type ScrollSegment1Props = ScreenProps<typeof english> & {
  /** Called when an act is added to the visitor's plan or removed from it. */
  onSave?: (act: FestivalAct, isSaved: boolean) => void
}

/** The program of a festival: a page per day, and text tabs at the bottom. Tapping an act adds it to the plan or removes it. */
export default function ScrollSegment1({ data = english, onBack, ...callbacks }: ScrollSegment1Props) {
  const { page1, page2, page3, toasts } = data
  const toast = useToast()
  const {
    onSave = ({ title }, isSaved) => toast(interpolate(isSaved ? toasts.save : toasts.unsave, { title })),
  } = callbacks
  const [savedActs, setSavedActs] = useState<Record<string, boolean>>({})

  return (
    <SwipeableTabsPage onBack={onBack} data={data} placement="bottom">
      {[page1, page2, page3].map((day, pageIndex) => {
        const isSaved = ({ id, favorite }: FestivalAct) => savedActs[`${pageIndex}-${id}`] ?? favorite
        return (
          <FestivalProgram
            // biome-ignore lint/suspicious/noArrayIndexKey: days never change their order
            key={pageIndex}
            day={day}
            data={data}
            isSaved={isSaved}
            onToggleSaved={(act) => {
              setSavedActs({ ...savedActs, [`${pageIndex}-${act.id}`]: !isSaved(act) })
              onSave(act, !isSaved(act))
            }}
          />
        )
      })}
    </SwipeableTabsPage>
  )
}
