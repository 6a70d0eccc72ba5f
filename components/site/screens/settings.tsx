'use client'
import { useEffect, useState } from 'react'
import Settings from '@/components/patterns/settings/settings'
import english from '@/data/settings.json'
import type { Settings as SettingsData } from '@/lib/data/schemas'
import { useSampleData } from '@/lib/data/use-sample-data'
import { TOAST_DURATION_MS } from '@/lib/overlay/defaults'
import { readStoredToastDuration, storeToastDuration } from '@/lib/site/toast-duration'
import { OfflineRows } from './offline-rows'
import { SampleDataStates } from './sample-data-states'

const downloadData = async (): Promise<string> =>
  (await import('./download-sample-data')).downloadSampleData()

/** The site's settings. Every change is stored on the device. */
export default function SiteSettings() {
  const sample = useSampleData<SettingsData>('settings', english)
  const [toastDuration, setToastDuration] = useState<number>(TOAST_DURATION_MS)
  useEffect(() => setToastDuration(readStoredToastDuration() ?? TOAST_DURATION_MS), [])
  return (
    <SampleDataStates id="settings" state={sample}>
      <Settings
        data={sample.data}
        toastDuration={toastDuration}
        onToastDurationChange={(next) => {
          storeToastDuration(next)
          setToastDuration(next)
        }}
        onDownload={downloadData}
      >
        <OfflineRows strings={sample.data.offline} lang={sample.lang} />
      </Settings>
    </SampleDataStates>
  )
}
