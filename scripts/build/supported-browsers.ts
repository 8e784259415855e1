/** Safari 16.4 and browsers of its age: native dialog, popover and modern CSS without a polyfill. */
export const supportedBrowsers = ['chrome111', 'safari16.4', 'firefox115']
