/** What a tool prints about an error: only the message for an expected error, the stack trace too for any other. */
export const formatError = (error: unknown): unknown =>
  error instanceof Error && error.message.startsWith('Patternbook: ') ? error.message : error
