/** @deprecated The former name of `data/normalize-text`, for apps that already import it. */
export { normalizeText as fold } from './normalize-text'
