/**
 * Creates the script that pages of other sites load to embed screens. Reads lib/site/embed; scripts/generate.ts writes the script
 * to public/embed.js.
 */
import { bundle } from './generate/bundle'

/** Returns the text of public/embed.js. */
export const embedScript = async (): Promise<string> =>
  `/*! Patternbook: embeds live screens. Made from lib/site/embed by scripts/generate.ts; see /docs/embedding/ */\n${await bundle('lib/site/embed/embed-script.ts', 'iife')}`
