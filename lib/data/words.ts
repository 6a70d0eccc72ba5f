import type { Lang } from '../frame/state'

type ControlLabels = {
  back: string
  menu: string
  close: string
  clear: string
  more: string
  search: string
  share: string
  cancel: string
  ok: string
  required: string
  retry: string
}

/** Names of common controls in each language. */
export const controlLabels: Readonly<Record<Lang, ControlLabels>> = {
  en: {
    back: 'Back',
    menu: 'Menu',
    close: 'Close',
    clear: 'Clear',
    more: 'More options',
    search: 'Search',
    share: 'Share',
    cancel: 'Cancel',
    ok: 'OK',
    required: 'Required',
    retry: 'Retry',
  },
  ar: {
    back: 'رجوع',
    menu: 'القائمة',
    close: 'إغلاق',
    clear: 'مسح',
    more: 'خيارات أخرى',
    search: 'بحث',
    share: 'مشاركة',
    cancel: 'إلغاء',
    ok: 'حسنًا',
    required: 'مطلوب',
    retry: 'إعادة المحاولة',
  },
}
