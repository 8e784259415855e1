import textLatin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url'
import textVietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url'
import displayLatin from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import displayVietnamese from '@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff2?url'

/** Addresses of the four font files every page shows above the fold, for `<link rel="preload" as="font">`. */
export const preloadedFonts = [textLatin, textVietnamese, displayLatin, displayVietnamese]
