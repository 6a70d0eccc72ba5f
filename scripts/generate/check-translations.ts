/**
 * Checks that every sample file exists in both languages.
 *
 * @param english paths of the files in data/, without extension, such as `login/layout1`
 * @param arabic paths of the files in data/ar/, relative to that folder, without extension
 * @throws if a file has no counterpart; the error names the first such file
 */
export function checkTranslations(english: string[], arabic: string[]): void {
  const untranslated = english.find((path) => !arabic.includes(path))
  if (untranslated)
    throw new Error(
      `Patternbook: data/${untranslated}.json has no Arabic counterpart; add data/ar/${untranslated}.json. Nothing was written.`,
    )
  const extra = arabic.find((path) => !english.includes(path))
  if (extra)
    throw new Error(
      `Patternbook: data/ar/${extra}.json has no English counterpart; add data/${extra}.json, or remove data/ar/${extra}.json. Nothing was written.`,
    )
}
