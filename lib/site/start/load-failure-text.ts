/**
 * The message for a page that could not be loaded. It is used by React and by code that runs before React, so it has a file of
 * its own.
 */
export const loadFailureText = {
  en: 'This page could not be loaded. Check your connection.',
  ar: 'تعذّر تحميل هذه الصفحة. تحقّق من الاتصال.',
}
