/**
 * The message for a page that could not be loaded. React components and code that runs before React both use the message, so it
 * has its own file.
 */
export const loadFailureText = {
  en: 'This page could not be loaded. Check your connection.',
  ar: 'تعذّر تحميل هذه الصفحة. تحقّق من الاتصال.',
}
