// Icons are imported by file, because the package's index exports thousands of them.
import SiApple from '@icons-pack/react-simple-icons/icons/SiApple'
import SiFacebook from '@icons-pack/react-simple-icons/icons/SiFacebook'
import SiPinterest from '@icons-pack/react-simple-icons/icons/SiPinterest'
import SiX from '@icons-pack/react-simple-icons/icons/SiX'
import { GoogleMark } from './google-mark'
import type { SocialLogos } from './social-icon'

/** Logos of the networks that users can log in with. */
export const signInLogos: SocialLogos = {
  apple: SiApple,
  facebook: SiFacebook,
  twitter: SiX,
  google: GoogleMark,
  pinterest: SiPinterest,
}
