/** Whether commands are given with the Command key here. */
export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)
