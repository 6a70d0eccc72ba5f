/**
 * Returns what a tool prints about an error: for our own errors, whose messages start with “Patternbook: ”, only the message, and
 * otherwise the whole error with its stack trace.
 */
export const formatError = (error: unknown): unknown =>
  error instanceof Error && error.message.startsWith('Patternbook: ') ? error.message : error
