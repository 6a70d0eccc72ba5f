'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { parseWebUrl } from '@patternbook/engine/qr/web-url'
import { Button } from '@/components/ui/button'
import { Copy } from '@/components/ui/symbols/copy'
import { ExternalLink } from '@/components/ui/symbols/external-link'
import type english from '@/data/qrcode/layout1.json'
import { useCopyWithToast } from './use-copy-with-toast'

type Qrcode0Data = typeof english

/** Isolates the direction of a URL from the sentence around it, with the Unicode characters FSI and PDI. */
const isolateDirection = (text: string) => `\u2068${text}\u2069`

type ScanResultProps = {
  text: string
  data: Pick<Qrcode0Data, 'btnCopy' | 'btnOpen' | 'toasts' | 'labels'> & {
    dialog: { header: string; message: string; buttons: { text: string; role?: string }[] }
  }
  onCopy?: (text: string) => void
  onOpen?: (url: URL) => void
}

/**
 * The text of a scanned code, with buttons to copy and open it. Anyone may have made the code, so the user can open only web
 * URLs, by default only after confirming the whole URL in a dialog.
 */
export function ScanResult({ text, data, ...callbacks }: ScanResultProps) {
  const { dialog, toasts } = data
  const overlays = useOverlays()
  const copy = useCopyWithToast(toasts)
  const url = parseWebUrl(text)

  const confirmOpen = ({ href, host }: URL) => {
    const openUrl = () => {
      window.open(href, '_blank', 'noopener,noreferrer')
      overlays.toast({ message: interpolate(toasts.open, { address: isolateDirection(host) }) })
    }
    const buttons = dialog.buttons.map((button) =>
      button.role === 'cancel' ? button : { ...button, handler: openUrl },
    )
    const message = interpolate(dialog.message, { address: isolateDirection(href) })
    overlays.alert({ header: dialog.header, subHeader: host, message, buttons })
  }
  const { onCopy = copy, onOpen = confirmOpen } = callbacks

  return (
    <>
      <p className="sr-only">{data.labels.result}</p>
      <p
        dir="auto"
        className="mt-3 whitespace-pre-wrap rounded-field bg-fill px-4 py-3 text-start text-body wrap-anywhere select-text"
      >
        {text}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 *:flex-[1_1_8em]">
        {url && (
          <Button variant="soft" icon={<ExternalLink className="size-5" />} onClick={() => onOpen(url)}>
            {data.btnOpen}
          </Button>
        )}
        <Button variant="soft" icon={<Copy className="size-5" />} onClick={() => onCopy(text)}>
          {data.btnCopy}
        </Button>
      </div>
    </>
  )
}
