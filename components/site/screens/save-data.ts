import { withBase } from '@/lib/navigation/href'
import { download } from '@/lib/qr/save'

/** Name of the file that holds the sample data of all screens, keyed like the database. */
const NAME = 'patternbook-data.json'

/**
 * Fetches the sample data of all screens and hands it to the browser's downloads.
 * @returns the name of the file
 * @throws when it cannot be fetched
 */
export const saveData = async (): Promise<string> => {
  const answer = await fetch(withBase(`/data/${NAME}`))
  if (!answer.ok)
    throw new Error(`Patternbook: ${answer.url} answered ${answer.status}. Nothing was saved; try again.`)
  download(await answer.blob(), NAME)
  return NAME
}
