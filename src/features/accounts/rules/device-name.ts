/**
 * The User-Agent header of a browser also contains the names of browsers that are older than it. So newer browsers come first in
 * this list, and the first match is used.
 */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/**
 * The browser and the system that a User-Agent header names, such as "Chrome, Android", so that people recognize their own devices.
 * The text is empty if this file knows none of the names in the header. Browsers can write anything into the header, so nothing but
 * this display depends on it.
 */
export function deviceName(userAgent: string | undefined): string {
  // The headers of real browsers are shorter than 500 characters, so the rest of a longer one is ignored.
  const claimed = (userAgent ?? '').slice(0, 500)
  return [browsers, systems]
    .flatMap((names: readonly (readonly [RegExp, string])[]) => {
      const found = names.find(([pattern]) => pattern.test(claimed))
      return found ? [found[1]] : []
    })
    .join(', ')
}
