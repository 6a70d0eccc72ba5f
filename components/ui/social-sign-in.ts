// One file each: the package's index would bring thousands.
import SiFacebook from '@icons-pack/react-simple-icons/icons/SiFacebook'
import SiGoogle from '@icons-pack/react-simple-icons/icons/SiGoogle'
import SiPinterest from '@icons-pack/react-simple-icons/icons/SiPinterest'
import SiX from '@icons-pack/react-simple-icons/icons/SiX'
import type { Marks } from './social-icon'

/** Networks to sign in with; Twitter shows the mark it has now. */
export const signInMarks: Marks = {
  facebook: SiFacebook,
  twitter: SiX,
  google: SiGoogle,
  pinterest: SiPinterest,
}
