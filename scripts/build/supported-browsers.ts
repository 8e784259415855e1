/**
 * The oldest browsers on which the whole site works; README.md names them. Many phones here cannot get a newer browser than Safari
 * 16.4 or Chrome 111. `npm run check:browsers` looks for what these browsers lack.
 */
export const supportedBrowsers = ['chrome111', 'safari16.4', 'firefox128']
