import { formatDigits } from '@/lib/data/interpolate'

/** Strings inside the lab's modals. */
export const modalStrings = {
  en: {
    title: 'Choose a room',
    done: 'Done',
    name: 'Your name',
    specialRequest: 'Special request',
    openAnother: 'Open another',
    rows: 'Rooms',
    row: (number: number) => `Room ${number}`,
  },
  ar: {
    title: 'اختر غرفة',
    done: 'تم',
    name: 'اسمك',
    specialRequest: 'طلب خاص',
    openAnother: 'افتح واحدة أخرى',
    rows: 'الغرف',
    row: (number: number) => `غرفة ${formatDigits(number, 'ar')}`,
  },
} as const
