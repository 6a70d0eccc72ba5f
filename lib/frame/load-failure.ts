/**
 * Reports that code or a style sheet that the user needs could not be loaded; `onRetry` tries once more. Does nothing until the
 * site replaces this function with one that shows a notice (components/site/shell/preview/frame.tsx).
 */
export const loadFailureReporter = { report(_onRetry: () => void) {} }
