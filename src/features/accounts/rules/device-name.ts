/** Later ones call themselves by the names of earlier ones too, so that the first that is found is the right one. */
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
 * The browser and the system that a User-Agent header names, such as "Chrome, Android": enough to know one's own devices by.
 * Empty where it names none that is known. It is what a browser claims, and nothing is decided by it.
 */
export function deviceName(userAgent: string | undefined): string {
  // Enough of any real one; what is longer is no browser's.
  const claimed = (userAgent ?? '').slice(0, 500)
  return [browsers, systems]
    .flatMap((names: readonly (readonly [RegExp, string])[]) => {
      const found = names.find(([pattern]) => pattern.test(claimed))
      return found ? [found[1]] : []
    })
    .join(', ')
}
