/** Returns whether shortcuts use the Command key: on a Mac, iPhone, iPad, or iPod. */
export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)
