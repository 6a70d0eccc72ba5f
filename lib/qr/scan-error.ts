import type { Problem } from './machine'

/** A scan that came to nothing, and why. */
export class ScanError extends Error {
  readonly problem: Problem
  readonly picture?: string

  /** @param picture what was looked at, as a data address */
  constructor(problem: Problem, picture?: string) {
    super(`Patternbook: nothing was scanned (${problem}).`)
    this.name = 'ScanError'
    this.problem = problem
    this.picture = picture
  }
}

const NAMES: Record<string, Problem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What a failure means to the user, by the names of `getUserMedia`'s errors (Media Capture and Streams, 10.3). */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof ScanError) return error.problem
  return NAMES[(error as Error | undefined)?.name ?? ''] ?? 'failed'
}
