/**
 * The User-Agent header of a newer browser also contains the names of older browsers. So newer ones stand first in the list, and
 * the first match counts.
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
 * The text is empty if the header names none that this file knows. Browsers can claim anything in the header, so no decision
 * depends on it.
 */
export function deviceName(userAgent: string | undefined): string {
  // A real browser's header is shorter than this, so the rest is cut off.
  const claimed = (userAgent ?? '').slice(0, 500)
  return [browsers, systems]
    .flatMap((names: readonly (readonly [RegExp, string])[]) => {
      const found = names.find(([pattern]) => pattern.test(claimed))
      return found ? [found[1]] : []
    })
    .join(', ')
}
