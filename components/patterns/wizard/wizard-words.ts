/** Words of the controls that every wizard has, where its sample data brings none of its own. */
export const wizardWords = {
  en: {
    previous: 'Previous',
    next: 'Next',
    finish: 'Finish',
    skip: 'Skip',
    finished: 'That was the last one',
    skipped: 'Skipped',
  },
  ar: {
    previous: 'السابق',
    next: 'التالي',
    finish: 'إنهاء',
    skip: 'تخطي',
    finished: 'كانت هذه الأخيرة',
    skipped: 'تم التخطي',
  },
} as const
