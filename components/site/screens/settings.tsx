'use client'
import { useEffect, useState } from 'react'
import Settings from '@/components/patterns/settings/settings'
import english from '@/data/settings.json'
import type { Settings as Data } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { TOAST_DURATION_MS } from '@/lib/overlay/defaults'
import { storedToastDuration, storeToastDuration } from '@/lib/storage/toast-duration'
import { OfflineRows } from './offline-rows'
import { SampleStates } from './sample-states'

const download = async (): Promise<string> => (await import('./download-sample-data')).downloadSampleData()

/** The site's settings. Every change is stored on the device. */
export default function SiteSettings() {
  const sample = useSample<Data>('settings', english)
  const [toastDuration, setToastDuration] = useState<number>(TOAST_DURATION_MS)
  useEffect(() => setToastDuration(storedToastDuration() ?? TOAST_DURATION_MS), [])
  return (
    <SampleStates id="settings" state={sample}>
      <Settings
        data={sample.data}
        toastDuration={toastDuration}
        onToastDurationChange={(next) => {
          storeToastDuration(next)
          setToastDuration(next)
        }}
        onDownload={download}
      >
        <OfflineRows strings={sample.data.offline} lang={sample.lang} />
      </Settings>
    </SampleStates>
  )
}
