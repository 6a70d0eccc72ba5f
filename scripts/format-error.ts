/** What a tool prints about an error: for an error of ours only its message, for others also the stack trace. */
export const formatError = (error: unknown): unknown =>
  error instanceof Error && error.message.startsWith('Patternbook: ') ? error.message : error
