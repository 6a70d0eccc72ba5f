import type { Problem } from './machine'

/** The error of a failed scan. */
export class ScanError extends Error {
  readonly problem: Problem
  readonly picture?: string

  /** @param picture the scanned picture as a data URL */
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

/** The problem to show for an error, by the names of `getUserMedia`'s errors (Media Capture and Streams, 10.3). */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof ScanError) return error.problem
  return NAMES[(error as Error | undefined)?.name ?? ''] ?? 'failed'
}
