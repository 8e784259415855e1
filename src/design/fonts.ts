import text from './fonts/be-vietnam-pro-400-text.woff2?url'
import display from './fonts/fraunces-600-text.woff2?url'

/** The addresses of the two font files that every page needs for its first screen, for `<link rel="preload" as="font">`. */
export const preloadedFonts = [text, display]
