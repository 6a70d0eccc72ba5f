/**
 * Saves a file that was made in the browser.
 * @param name suggested file name
 */
export const save = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
