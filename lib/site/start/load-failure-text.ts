/** What the site says when a page could not be loaded. Read by React and before it, so it is in a file of its own. */
export const loadFailureText = {
  en: 'This page could not be loaded. Check your connection.',
  ar: 'تعذّر تحميل هذه الصفحة. تحقّق من الاتصال.',
}
