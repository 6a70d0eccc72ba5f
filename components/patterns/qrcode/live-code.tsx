import type { ErrorCorrectionLevel } from '@patternbook/engine/qr/capacity'
import { QRCodeSVG } from 'qrcode.react'
import type { Ref } from 'react'
import { GhostCode } from './ghost-code'

/** Quiet zone: white modules around a code (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4

type LiveCodeProps = {
  /** Text of the code. If empty, a placeholder is shown. */
  text: string
  level: ErrorCorrectionLevel
  /** Accessible name of the code. */
  label: string
  ref: Ref<SVGSVGElement>
}

/** The code on a white card, even in the dark theme, because scanners need the contrast. */
export function LiveCode({ text, level, label, ref }: LiveCodeProps) {
  return (
    <div className="squircle aspect-square w-[min(68cqw,38cqh,19rem)] flex-none overflow-hidden rounded-[28px] bg-white shadow-[0_1px_2px_rgb(10_12_24/.1),0_18px_44px_-8px_rgb(10_12_24/.28)] tablet:w-[min(36cqw,22rem)]">
      {text ? (
        <QRCodeSVG
          ref={ref}
          value={text}
          level={level}
          // Draws exactly the chosen level.
          boostLevel={false}
          marginSize={QUIET_ZONE}
          title={label}
          className="size-full"
        />
      ) : (
        <div role="img" aria-label={label} className="size-full p-[13%] text-[#d9dce5]">
          <GhostCode className="size-full" />
        </div>
      )}
    </div>
  )
}
