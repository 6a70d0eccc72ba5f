/**
 * Returns what a tool prints about an error: only the message of an error of our own (its message starts with “Patternbook: ”), and
 * otherwise the whole error with its stack trace.
 */
export const formatError = (error: unknown): unknown =>
  error instanceof Error && error.message.startsWith('Patternbook: ') ? error.message : error
