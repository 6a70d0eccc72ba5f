import type { Lang } from '../frame/state'
import type { Failure } from './source'

type StateMessages = {
  /** Text of the loading indicator. */
  loading: string
  empty: { title: string; description: string }
  error: { title: string; description: string }
  /** For some kinds of failures: the text that replaces `error.description`. */
  failures: Readonly<Partial<Record<Failure, string>>>
}

/** Strings of the loading, empty, and error states. */
export const stateMessages: Readonly<Record<Lang, StateMessages>> = {
  en: {
    loading: 'Please wait…',
    empty: {
      title: 'Nothing here yet',
      description: 'New content will appear here.',
    },
    error: { title: 'This content could not be loaded', description: 'Check your connection and try again.' },
    failures: {
      denied: 'You do not have access to this content. Ask its owner for access.',
      invalid: 'This content has an error and cannot be shown. Ask its owner to fix it.',
    },
  },
  ar: {
    loading: 'لحظة من فضلك…',
    empty: { title: 'لا شيء هنا بعد', description: 'سيظهر المحتوى هنا فور توفّره.' },
    error: { title: 'تعذّر التحميل', description: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.' },
    failures: {
      denied: 'هذا المحتوى غير متاح للقراءة. راجع المسؤول عنه.',
      invalid: 'لا يمكن عرض ما وصل. اطلب من المسؤول عنه تصحيحه.',
    },
  },
}
