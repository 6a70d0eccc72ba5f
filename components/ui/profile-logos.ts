// Icons are imported by file, because the package's index exports thousands of them.
import SiFacebook from '@icons-pack/react-simple-icons/icons/SiFacebook'
import SiInstagram from '@icons-pack/react-simple-icons/icons/SiInstagram'
import SiX from '@icons-pack/react-simple-icons/icons/SiX'
import type { SocialLogos } from './social-icon'

/** Logos of the social networks that people link to in their profiles. */
export const profileLogos: SocialLogos = { facebook: SiFacebook, twitter: SiX, instagram: SiInstagram }
