/**
 * Checks that every sample file exists in both languages.
 *
 * @param englishPaths paths of the files in data/, without extension, such as `login/layout1`
 * @param arabicPaths paths of the files in data/ar/, relative to that folder, without extension
 * @throws if a file has no counterpart; the error names the first such file
 */
export function checkTranslations(englishPaths: string[], arabicPaths: string[]): void {
  const untranslatedPath = englishPaths.find((path) => !arabicPaths.includes(path))
  if (untranslatedPath)
    throw new Error(
      `Patternbook: data/${untranslatedPath}.json has no Arabic counterpart; add data/ar/${untranslatedPath}.json. Nothing was written.`,
    )
  const extraPath = arabicPaths.find((path) => !englishPaths.includes(path))
  if (extraPath)
    throw new Error(
      `Patternbook: data/ar/${extraPath}.json has no English counterpart; add data/${extraPath}.json, or remove data/ar/${extraPath}.json. Nothing was written.`,
    )
}
