import {
  SiAmericanexpress,
  SiDinersclub,
  SiDiscover,
  SiJcb,
  SiMastercard,
  SiVisa,
} from '@icons-pack/react-simple-icons'
import { useId } from 'react'
import { Picture } from '@/components/ui/picture'
import { cardBrandOf, digitsOf, groupCharacters } from './bank-card'

const brandLogos = {
  visa: SiVisa,
  mastercard: SiMastercard,
  amex: SiAmericanexpress,
  discover: SiDiscover,
  diners: SiDinersclub,
  jcb: SiJcb,
  other: undefined,
}

/** Font size of the card number in SVG units, and how many characters (with spaces) fit on the card at that size. */
const NUMBER_FONT_SIZE = 34
const MAX_LENGTH_AT_FULL_SIZE = 19
/** Returns the font size of a formatted number. Longer numbers get a smaller size; the 1 leaves space for letter spacing. */
const numberFontSize = (number: string) =>
  number.length > MAX_LENGTH_AT_FULL_SIZE
    ? (NUMBER_FONT_SIZE * (MAX_LENGTH_AT_FULL_SIZE - 1)) / number.length
    : NUMBER_FONT_SIZE

/** Formats the typed number, with dots for the missing digits. */
const formatPartialNumber = (typed: string) => {
  const { groupSizes, numberLengths } = cardBrandOf(typed)
  const length = numberLengths.includes(16) ? 16 : numberLengths[0]
  return groupCharacters(digitsOf(typed).padEnd(length ?? 0, '•'), groupSizes)
}

type BankCardIllustrationProps = {
  /** Name of the illustration of two cards, which is behind the SVG. */
  image: string
  alt: string
  /** Name of the bank, printed on the card. */
  bank: string
  number: string
  holder: string
  expiry: string
  code: string
}

/**
 * An illustration of two bank cards that show the typed values. The SVG has the coordinates of the picture (900 × 600). It covers
 * the front card (480 × 302, rotated and skewed) and the code on the back card.
 */
export function BankCardIllustration({
  image,
  alt,
  bank,
  number,
  holder,
  expiry,
  code,
}: BankCardIllustrationProps) {
  const gradientId = useId()
  const displayedNumber = formatPartialNumber(number)
  const BrandLogo = brandLogos[cardBrandOf(number).id]
  return (
    <div className="squircle mx-auto aspect-[2/1] w-full max-w-lg flex-none overflow-hidden tablet:mt-4 tablet:rounded-card">
      <div dir="ltr" className="relative -top-1/6 aspect-[3/2] w-full scale-105">
        <Picture src={image} alt={alt} eager ratio="fill" className="absolute inset-0" />
        <svg
          aria-hidden="true"
          viewBox="0 0 900 600"
          className="absolute inset-0 size-full tabular-nums"
          fill="#fff"
        >
          <linearGradient id={gradientId} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#2a1690" />
            <stop offset=".45" stopColor="#6a2fe0" />
            <stop offset=".8" stopColor="#c22f86" />
            <stop offset="1" stopColor="#d9503c" />
          </linearGradient>
          <g transform="translate(292 70) rotate(9) skewX(-6)">
            <rect x="404" y="124" width="66" height="38" rx="6" fillOpacity=".94" />
            <text x="437" y="151" fontSize="23" fontWeight="600" textAnchor="middle" fill="#06222e">
              {code}
            </text>
          </g>
          <g transform="translate(176 208) rotate(-13) skewX(-8)">
            <rect width="480" height="302" rx="26" fill={`url(#${gradientId})`} />
            <path d="M26 0H290L40 302H26A26 26 0 0 1 0 276V26A26 26 0 0 1 26 0Z" fillOpacity=".07" />
            <rect
              x=".75"
              y=".75"
              width="478.5"
              height="300.5"
              rx="25"
              fill="none"
              stroke="#fff"
              strokeOpacity=".38"
            />
            {/* The logo of the bank: two waves. */}
            <path
              d="M36 42q9-9 18 0t18 0M36 56q9-9 18 0t18 0"
              fill="none"
              stroke="#fff"
              strokeWidth="5"
              strokeLinecap="round"
            />
            <text x="86" y="58" fontSize="25" fontWeight="600">
              {bank}
            </text>
            <g transform="translate(36 102)">
              <rect width="62" height="47" rx="9" fill="#f0c987" />
              <path
                d="M0 16h20v15H0M62 16H42v15h20M20 16V0M42 16V0M20 31v16M42 31v16"
                fill="none"
                stroke="#8a5a2a"
                strokeOpacity=".65"
                strokeWidth="1.6"
              />
            </g>
            <text
              x="36"
              y="212"
              fontSize={numberFontSize(displayedNumber)}
              fontWeight="600"
              letterSpacing="1.5"
              wordSpacing="4"
            >
              {displayedNumber}
            </text>
            <text x="36" y="266" fontSize="22">
              {holder.length > 20 ? `${holder.slice(0, 19)}…` : holder}
            </text>
            <text x="292" y="266" fontSize="22">
              {expiry || '••/••'}
            </text>
            {BrandLogo && <BrandLogo x={384} y={228} width={64} height={64} color="#fff" />}
          </g>
        </svg>
      </div>
    </div>
  )
}
