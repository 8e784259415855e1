import text from './fonts/be-vietnam-pro-400-text.woff2?url'
import display from './fonts/fraunces-600-text.woff2?url'

/** Addresses of the two font files every page shows above the fold, for `<link rel="preload" as="font">`. */
export const preloadedFonts = [text, display]
