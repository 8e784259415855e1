import textLatin from './fonts/be-vietnam-pro-400-latin.woff2?url'
import textVietnamese from './fonts/be-vietnam-pro-400-vietnamese.woff2?url'
import displayLatin from './fonts/fraunces-600-latin.woff2?url'
import displayVietnamese from './fonts/fraunces-600-vietnamese.woff2?url'

/** Addresses of the four font files every page shows above the fold, for `<link rel="preload" as="font">`. */
export const preloadedFonts = [textLatin, textVietnamese, displayLatin, displayVietnamese]
