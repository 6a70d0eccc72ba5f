/**
 * Reports that required code or a style sheet could not be loaded; `onRetry` tries again. Does nothing until the site replaces it
 * with a function that shows a notice (components/site/shell/preview/frame.tsx).
 */
export const loadFailureReporter = { report(_onRetry: () => void) {} }
