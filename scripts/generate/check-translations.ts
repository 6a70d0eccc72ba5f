/**
 * Holds that every sample file is there in both languages.
 *
 * @param english database paths that have a file in data/, like `login/layout1`
 * @param arabic database paths that have one in data/ar/
 * @throws for the first file without its counterpart
 */
export function checkTranslations(english: string[], arabic: string[]): void {
  const alone = english.find((path) => !arabic.includes(path))
  if (alone)
    throw new Error(
      `Patternbook: data/${alone}.json has no Arabic counterpart; add data/ar/${alone}.json. Nothing was written.`,
    )
  const left = arabic.find((path) => !english.includes(path))
  if (left)
    throw new Error(
      `Patternbook: data/ar/${left}.json has no English counterpart; add data/${left}.json, or remove it. Nothing was written.`,
    )
}
