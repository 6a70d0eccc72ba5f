type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Returns whether the user has requested less data (Save-Data) or the connection is slow (2G). If so, code that may not be needed
 * should not be fetched. Returns false in browsers that do not report this.
 */
export const prefersReducedData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}
