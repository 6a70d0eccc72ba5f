import type { Failure, Lang } from './source'

type Words = {
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
  /** Beside the loading indicator. */
  loading: string
  retry: string
  empty: { title: string; description: string }
  error: { title: string; description: string }
  /** In place of the error's description, if the reason is known. */
  failures: Readonly<Partial<Record<Failure, string>>>
}

/** Texts that all screens share: names of common controls, and the other states. */
export const words: Readonly<Record<Lang, Words>> = {
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
    loading: 'Please wait…',
    retry: 'Retry',
    empty: {
      title: 'Nothing here yet',
      description: 'New content appears here.',
    },
    error: { title: 'This could not be loaded', description: 'Check your connection and try again.' },
    failures: {
      denied: 'You do not have access to this content. Ask its owner for access.',
      invalid: 'This content has an error and cannot be shown. Ask its owner to fix it.',
    },
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
    loading: 'لحظة من فضلك…',
    retry: 'إعادة المحاولة',
    empty: { title: 'لا شيء هنا بعد', description: 'سيظهر المحتوى هنا فور توفّره.' },
    error: { title: 'تعذّر التحميل', description: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.' },
    failures: {
      denied: 'هذا المحتوى غير متاح للقراءة. راجع المسؤول عنه.',
      invalid: 'لا يمكن عرض ما وصل. اطلب من المسؤول عنه تصحيحه.',
    },
  },
}
