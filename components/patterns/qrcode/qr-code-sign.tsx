import type { ErrorCorrectionLevel } from '@patternbook/engine/qr/capacity'
import { QRCodeSVG } from 'qrcode.react'
import type { Ref } from 'react'
import { QrCodePlaceholder } from './qr-code-placeholder'

/** Width of the quiet zone, the white margin around a code, in modules (ISO/IEC 18004). */
const QUIET_ZONE_MODULES = 4

type QrCodeSignProps = {
  /** Text of the code. If empty, a placeholder is shown. */
  text: string
  level: ErrorCorrectionLevel
  /** Accessible name of the code. */
  label: string
  /** Texts of the sign: `title` and `place` are above the code, and `note` is below it. */
  sign: { title: string; place: string; note: string }
  ref: Ref<SVGSVGElement>
}

/** A printed sign with the code on white, even in the dark theme, because scanners need the contrast. */
export function QrCodeSign({ text, level, label, sign, ref }: QrCodeSignProps) {
  return (
    <div className="squircle @container w-[min(52cqw,30cqh,17rem)] flex-none rounded-[28px] bg-linear-to-b from-[#1f5a4f] to-[#123a33] p-[min(4.5cqw,1.125rem)] text-center text-[#fbf1dd] shadow-[0_1px_2px_rgb(10_12_24/.1),0_18px_44px_-8px_rgb(10_12_24/.4)] tablet:w-[min(30cqw,20rem)]">
      <p className="font-bold text-[13cqi]/[1.15]">{sign.title}</p>
      <p className="mt-[1cqi] mb-[5cqi] text-[7.2cqi]/[1.3] text-[#d9e6dc]">{sign.place}</p>
      <div className="aspect-square overflow-hidden rounded-[18px] bg-white">
        {text ? (
          <QRCodeSVG
            ref={ref}
            value={text}
            level={level}
            // Without this, the library may use a higher level than the chosen one.
            boostLevel={false}
            marginSize={QUIET_ZONE_MODULES}
            title={label}
            className="size-full"
          />
        ) : (
          <div role="img" aria-label={label} className="size-full p-[13%] text-[#d9dce5]">
            <QrCodePlaceholder className="size-full" />
          </div>
        )}
      </div>
      <p className="mt-[5cqi] text-[7.2cqi]/[1.3] font-semibold">{sign.note}</p>
    </div>
  )
}
