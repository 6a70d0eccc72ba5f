/** Returns whether shortcuts use the Command key: on a Mac, iPhone, or iPad. */
export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)
