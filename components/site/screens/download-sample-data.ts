import { withBase } from '@/lib/navigation/href'
import { downloadFile } from '@/lib/qr/save'

/** Name of the file that contains the sample data of all screens. It has the same keys as the Realtime Database. */
const FILE_NAME = 'patternbook-data.json'

/**
 * Downloads the sample data of all screens as a file.
 * @returns the name of the file
 * @throws if the file cannot be fetched
 */
export const downloadSampleData = async (): Promise<string> => {
  const response = await fetch(withBase(`/data/${FILE_NAME}`))
  if (!response.ok)
    throw new Error(`Patternbook: ${response.url} returned ${response.status}. Nothing was saved; try again.`)
  downloadFile(await response.blob(), FILE_NAME)
  return FILE_NAME
}
