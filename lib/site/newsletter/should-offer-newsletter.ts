import { frame } from '@/lib/frame'
import { flags } from '@/lib/site/flags'
import { STORAGE_KEYS, storage } from '@/lib/storage'

/** Returns whether the newsletter may be offered: only if the build enables it, once per browser, and never in an embed. */
export const shouldOfferNewsletter = (): boolean =>
  flags.newsletter &&
  !frame.get().embed &&
  storage().getSync(STORAGE_KEYS.newsletterShown) !== 'true' &&
  storage().getSync(STORAGE_KEYS.newsletterSubscribed) !== 'true'
