import localFont from 'next/font/local'

/*
 * The bundled fonts, subsetted by scripts/fonts.ts. next/font reads this file without running it, so every value is
 * literal.
 *
 * No font is preloaded. Which Latin font a page needs is known only at run time, when the mode is known, and an unused
 * preloaded font wastes bytes and logs a warning. Until a Latin font has loaded, text uses a fallback with nearly
 * the same widths and heights (fonts.css), so that the layout hardly shifts.
 */

const interLatin = localFont({
  src: './fonts/inter.woff2',
  variable: '--font-inter-latin',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F, U+2030, U+2032-2033, U+2039-203A, U+2044, U+2060, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

const interExt = localFont({
  src: './fonts/inter-ext.woff2',
  variable: '--font-inter-ext',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-017F, U+0192, U+01CD-01DC, U+0218-021B, U+0237, U+02C7, U+02C9, U+02D8-02D9, U+02DB, U+02DD, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+20A4, U+20AA-20AB, U+20B9-20BA, U+20BD, U+20BF, U+2113, U+2116',
    },
  ],
})

const robotoFlexLatin = localFont({
  src: './fonts/roboto-flex.woff2',
  variable: '--font-roboto-latin',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F, U+2030, U+2032-2033, U+2039-203A, U+2044, U+2060, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

const robotoFlexExt = localFont({
  src: './fonts/roboto-flex-ext.woff2',
  variable: '--font-roboto-ext',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-017F, U+0192, U+01CD-01DC, U+0218-021B, U+0237, U+02C7, U+02C9, U+02D8-02D9, U+02DB, U+02DD, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+20A4, U+20AA-20AB, U+20B9-20BA, U+20BD, U+20BF, U+2113, U+2116',
    },
  ],
})

const arabic = localFont({
  src: './fonts/noto-arabic.woff2',
  variable: '--font-arabic',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+060C, U+061B-061C, U+061F, U+0621-063A, U+0640-0655, U+0660-066D, U+0670-0671, U+067E, U+0686, U+0698, U+06A4, U+06A9, U+06AF, U+06CC, U+06F0-06F9, U+200C-200F, U+25CC, U+FD3E-FD3F, U+FDFC',
    },
  ],
})

/**
 * The bundled font of the shell and of iOS mode: Inter, with its optical size axis. `variable` contains the classes that define
 * `--font-inter-latin` and `--font-inter-ext`, the font families of its two subsets.
 */
export const inter = { variable: `${interLatin.variable} ${interExt.variable}` }

/**
 * The font of Material mode: Roboto Flex, with its optical size axis. `variable` contains the classes that define
 * `--font-roboto-latin` and `--font-roboto-ext`, the font families of its two subsets.
 */
export const robotoFlex = { variable: `${robotoFlexLatin.variable} ${robotoFlexExt.variable}` }

/** The Arabic font of both modes: Noto Sans Arabic. `variable` is the class that defines `--font-arabic`. */
export const notoArabic = { variable: arabic.variable }
