/**
 * The text that a tool prints about an error: only the message for an expected error, and also the stack trace for any other
 * error.
 */
export const formatError = (error: unknown): unknown =>
  error instanceof Error && error.message.startsWith('Patternbook: ') ? error.message : error
