type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * True if the user has requested less data (Save-Data) or the connection is slow (2G): code that may not be needed is not
 * fetched.
 */
export const prefersReducedData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}
