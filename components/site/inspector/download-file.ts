/**
 * Downloads a file that was created in the browser.
 * @param name suggested file name
 */
export const downloadFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The URL stays valid for 10 s, because some browsers read the file after `click()` returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
