import '../inspector/panels.css'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { downloadFile } from '@/lib/qr/save'
import { createTokenFile, TOKEN_FORMATS, type TokenFormat } from '@/lib/site/tokens-export/token-files'
import { CopyButton } from '../inspector/copy-button'
import { SegmentedRadios } from '../inspector/segmented-radios'

const formatOptions = (Object.keys(TOKEN_FORMATS) as TokenFormat[]).map((value) => ({
  value,
  text: TOKEN_FORMATS[value].title,
}))

/** The tokens of an accent as files to view, copy, and download. */
export function TokenFiles({ accent }: { accent: string }) {
  const [format, setFormat] = useState<TokenFormat>('css')
  const file = useMemo(() => createTokenFile(format, accent), [format, accent])
  return (
    <section aria-labelledby="tokens-files">
      <h2 id="tokens-files">Export</h2>
      <p>{TOKEN_FORMATS[format].description}</p>
      <div className="tokens-export">
        <SegmentedRadios label="Format" options={formatOptions} value={format} onChange={setFormat} />
        <code>{file.name}</code>
        <CopyButton text={file.text} label={`Copy ${file.name}`} />
        <button
          type="button"
          className="inspector-button"
          aria-label={`Download ${file.name}`}
          onClick={() => downloadFile(new Blob([file.text], { type: file.mimeType }), file.name)}
        >
          <Download aria-hidden="true" /> Download
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long files must scroll with the keyboard too */}
      <section className="tokens-file" tabIndex={0} aria-label={file.name}>
        <pre>{file.text}</pre>
      </section>
    </section>
  )
}
