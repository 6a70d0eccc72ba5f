/**
 * What a tool prints about an error: a message of ours says all there is to say; with anything else the way to it helps.
 */
export const formatError = (error: unknown): unknown =>
  error instanceof Error && error.message.startsWith('Patternbook: ') ? error.message : error
