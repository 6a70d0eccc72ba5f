type Connection = { saveData?: boolean; effectiveType?: string }

/** True when the user, or the network, would rather not load what may never be looked at. */
export const prefersReducedData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}
