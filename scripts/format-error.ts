/**
 * Returns what a tool prints about an error: only the message for our own errors, whose messages start with “Patternbook: ”, and
 * otherwise the error itself, which is printed with its stack trace.
 */
export const formatError = (error: unknown): unknown =>
  error instanceof Error && error.message.startsWith('Patternbook: ') ? error.message : error
