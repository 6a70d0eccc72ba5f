import type { ScanErrorCode } from './machine'

/** The error of a scan that failed. */
export class ScanError extends Error {
  readonly code: ScanErrorCode
  readonly picture?: string

  /** @param picture the scanned picture as a data URL */
  constructor(code: ScanErrorCode, picture?: string) {
    super(`Patternbook: nothing was scanned (${code}).`)
    this.name = 'ScanError'
    this.code = code
    this.picture = picture
  }
}

const codesByErrorName: Record<string, ScanErrorCode> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Returns the code for an error: the `code` of a ScanError, the code for the name of a `getUserMedia` error, or `failed`. */
export const errorCodeOf = (error: unknown): ScanErrorCode => {
  if (error instanceof ScanError) return error.code
  return codesByErrorName[(error as Error | undefined)?.name ?? ''] ?? 'failed'
}
