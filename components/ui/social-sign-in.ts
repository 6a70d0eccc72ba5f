// Imported by file: the index of the package exports thousands.
import SiApple from '@icons-pack/react-simple-icons/icons/SiApple'
import SiFacebook from '@icons-pack/react-simple-icons/icons/SiFacebook'
import SiPinterest from '@icons-pack/react-simple-icons/icons/SiPinterest'
import SiX from '@icons-pack/react-simple-icons/icons/SiX'
import { GoogleMark } from './google-mark'
import type { Marks } from './social-icon'

/** Networks to sign in with, Google in its colors. */
export const signInMarks: Marks = {
  apple: SiApple,
  facebook: SiFacebook,
  twitter: SiX,
  google: GoogleMark,
  pinterest: SiPinterest,
}
