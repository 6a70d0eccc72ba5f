import SiFacebook from '@icons-pack/react-simple-icons/icons/SiFacebook'
import SiGoogle from '@icons-pack/react-simple-icons/icons/SiGoogle'
import SiInstagram from '@icons-pack/react-simple-icons/icons/SiInstagram'
import SiPinterest from '@icons-pack/react-simple-icons/icons/SiPinterest'
import SiX from '@icons-pack/react-simple-icons/icons/SiX'

// One file each: the package's index would bring thousands.
const marks = {
  facebook: SiFacebook,
  twitter: SiX,
  google: SiGoogle,
  pinterest: SiPinterest,
  instagram: SiInstagram,
}

/** A network whose mark there is; Twitter shows the one it has now. */
export type Network = keyof typeof marks

const known = (network: string): network is Network => network in marks

/** The mark of a social network in the text colour, as decoration beside its name. Unknown networks have none. */
export function SocialIcon({ network, className = 'size-4.5' }: { network: string; className?: string }) {
  if (!known(network)) return null
  const Mark = marks[network]
  return <Mark title="" aria-hidden="true" className={`flex-none ${className}`} />
}
