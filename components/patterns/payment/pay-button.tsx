import SiApple from '@icons-pack/react-simple-icons/icons/SiApple'
import { GoogleMark } from '@/components/ui/google-mark'

/** A supported wallet. */
export type Wallet = 'Apple Pay' | 'Google Pay'

const buttonClass =
  'pressable min-h-[50px] w-full expressive:min-h-14 items-center justify-center gap-1 rounded-pill bg-black text-white theme-dark:bg-white theme-dark:text-black'

/** A button for Apple Pay (iOS) or Google Pay (Material): black in the light theme, white in the dark theme. */
export function PayButton({ onPay }: { onPay: (wallet: Wallet) => void }) {
  return (
    <div dir="ltr" lang="en">
      <button
        type="button"
        aria-label="Apple Pay"
        onClick={() => onPay('Apple Pay')}
        className={`${buttonClass} flex material:hidden`}
      >
        <SiApple title="" aria-hidden="true" className="-mt-0.5 size-5.5" />
        <span className="font-medium text-[1.375rem] leading-none">Pay</span>
      </button>
      <button
        type="button"
        aria-label="Google Pay"
        onClick={() => onPay('Google Pay')}
        className={`${buttonClass} flex ios:hidden`}
      >
        <GoogleMark className="size-5" />
        <span className="font-medium text-[1.375rem] leading-none">Pay</span>
      </button>
    </div>
  )
}
