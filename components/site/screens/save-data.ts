import { withBase } from '@/lib/navigation/href'
import { download } from '@/lib/qr/save'

/** File name of the sample data of all screens, with the keys of the database. */
const NAME = 'patternbook-data.json'

/**
 * Downloads the sample data of all screens as a file.
 * @returns the name of the file
 * @throws if the file cannot be fetched
 */
export const saveData = async (): Promise<string> => {
  const answer = await fetch(withBase(`/data/${NAME}`))
  if (!answer.ok)
    throw new Error(`Patternbook: ${answer.url} returned ${answer.status}. Nothing was saved; try again.`)
  download(await answer.blob(), NAME)
  return NAME
}
