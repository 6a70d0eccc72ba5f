/*
 * The fonts of the screens: Inter on iOS, Roboto Flex on Material, and Noto Sans Arabic on both. To use your own fonts, empty
 * this file and set --font-inter, --font-roboto, and --font-arabic in your style sheet.
 */
import '@fontsource-variable/inter/opsz.css'
import '@fontsource-variable/noto-sans-arabic/index.css'
import '@fontsource-variable/roboto-flex/opsz.css'
