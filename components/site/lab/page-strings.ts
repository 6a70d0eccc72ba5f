import { formatDigits } from '@/lib/data/interpolate'

/** Strings of the pages in the frame. The lab around the frame is always English, like the shell. */
export const pageStrings = {
  en: {
    title: (depth: number) => (depth === 0 ? 'First page' : `Page ${depth + 1}`),
    nextPage: 'Next page',
    note: 'Note',
    notePlaceholder: 'Kept when you open another page',
    anchor: 'Popover anchor',
    rows: 'Rows to scroll',
    row: (number: number) => `Row ${number}`,
  },
  ar: {
    title: (depth: number) => (depth === 0 ? 'الصفحة الأولى' : `الصفحة ${formatDigits(depth + 1, 'ar')}`),
    nextPage: 'الصفحة التالية',
    note: 'ملاحظة',
    notePlaceholder: 'تبقى محفوظة',
    anchor: 'نقطة ارتكاز',
    rows: 'صفوف للتمرير',
    row: (number: number) => `صف ${formatDigits(number, 'ar')}`,
  },
} as const
