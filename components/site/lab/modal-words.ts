import { digits } from '@/lib/data/interpolate'

/** Strings inside the lab's modals. */
export const modalWords = {
  en: {
    title: 'Choose a room',
    done: 'Done',
    name: 'Your name',
    wish: 'Special request',
    another: 'Open another',
    rows: 'Rooms',
    row: (number: number) => `Room ${number}`,
  },
  ar: {
    title: 'اختر غرفة',
    done: 'تم',
    name: 'اسمك',
    wish: 'أمنية',
    another: 'افتح واحدة أخرى',
    rows: 'الغرف',
    row: (number: number) => `غرفة ${digits(number, 'ar')}`,
  },
} as const
