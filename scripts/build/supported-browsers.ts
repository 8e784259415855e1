/**
 * The oldest browsers on which the whole site works; README.md names them. Phones that stop at Safari 16.4 or Chrome 111 are common
 * here. What they lack is looked for by `npm run check:browsers`.
 */
export const supportedBrowsers = ['chrome111', 'safari16.4', 'firefox128']
