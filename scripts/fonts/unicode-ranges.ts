const latin =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F, U+2030, U+2032-2033, U+2039-203A, U+2044, U+2060, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD'

/** Latin Extended-A without the letters in `latin`, other Latin letters, accents, currency signs, ℓ, and №. */
const latinExtended =
  'U+0100-0130, U+0132-0151, U+0154-017F, U+0192, U+01CD-01DC, U+0218-021B, U+0237, U+02C7, U+02C9, U+02D8-02D9, U+02DB, U+02DD, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+20A4, U+20AA-20AB, U+20B9-20BA, U+20BD, U+20BF, U+2113, U+2116'

/**
 * Arabic letters (including Persian letters), marks, digits, and punctuation, without the space and other characters that Latin
 * text also uses: a font without the space is never the primary font, whose metrics determine the height of lines, so it can be
 * the first font in a list.
 */
const arabic =
  'U+060C, U+061B-061C, U+061F, U+0621-063A, U+0640-0655, U+0660-066D, U+0670-0671, U+067E, U+0686, U+0698, U+06A4, U+06A9, U+06AF, U+06CC, U+06F0-06F9, U+200C-200F, U+25CC, U+FD3E-FD3F, U+FDFC'

/**
 * The characters of every bundled font file, as CSS `unicode-range` values. app/fonts.css repeats these values.
 */
export const unicodeRanges = {
  inter: latin,
  'inter-ext': latinExtended,
  'roboto-flex': latin,
  'roboto-flex-ext': latinExtended,
  'noto-arabic': arabic,
}
