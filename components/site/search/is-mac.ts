/** Whether shortcuts use the Command key. */
export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)
