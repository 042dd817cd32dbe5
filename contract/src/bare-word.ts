/** A block word as it is kept and compared: in lower case, in one spelling, with single spaces. */
export const bareWord = (word: string) => word.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
