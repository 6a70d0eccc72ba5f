import './panels.css'
import './code-panel.css'
import { Suspense, useState } from 'react'
import { PLATFORMS, type Platform } from '@/lib/site/code-export'
import { storage } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storage/types'
import { CodeFiles } from './code-files'
import type { FileLocation } from './file-list'
import { PanelErrorBoundary } from './panel-error-boundary'
import type { PanelProps } from './panel-props'
import { SegmentedRadios } from './segmented-radios'

const platformNames: Record<Platform, string> = { both: 'Both', ios: 'iOS', material: 'Material' }
const options = PLATFORMS.map((value) => ({ value, text: platformNames[value] }))

const storedPlatform = (): Platform => {
  const stored = storage().getSync(STORAGE_KEYS.codePlatform)
  return PLATFORMS.find((platform) => platform === stored) ?? 'both'
}

/**
 * The Code tab: the source code of the current screen. For both platforms, the tab shows the complete files; for one platform, it
 * shows them without the code that only the other platform needs.
 */
export default function CodePanel({ registryName = '' }: PanelProps) {
  const [platform, setPlatform] = useState(storedPlatform)
  const [selectedFile, setSelectedFile] = useState<FileLocation>()
  return (
    <div className="inspector-code">
      <div className="inspector-platforms">
        <SegmentedRadios
          label="Platforms"
          options={options}
          value={platform}
          onChange={(next) => {
            setPlatform(next)
            void storage().set(STORAGE_KEYS.codePlatform, next)
          }}
        />
      </div>
      <PanelErrorBoundary key={platform}>
        <Suspense fallback={<p className="inspector-loading" role="status" aria-label="Loading" />}>
          <CodeFiles
            registryName={registryName}
            platform={platform}
            selectedFile={selectedFile}
            onChoose={setSelectedFile}
          />
        </Suspense>
      </PanelErrorBoundary>
    </div>
  )
}
