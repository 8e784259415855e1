import { expect, test } from 'vitest'

import { deviceName } from './device-name.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const onWindows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`
const onAndroid = `Mozilla/5.0 (Linux; Android 10; K) ${webKit}`
const iosKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const onIphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${iosKit}`
const onMac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${iosKit}`

test.each([
  [`${onAndroid} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [`${onAndroid} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet, Android'],
  [`${onWindows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge, Windows'],
  [`${onWindows} coc_coc_browser/135.0 Chrome/129.0.0.0 Safari/537.36`, 'Cốc Cốc, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [`${onIphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
  [`${onIphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
  [`${onMac} Version/18.5 Safari/605.1.15`, 'Safari, Mac'],
  // A browser inside another program, which says the system alone.
  [`${onIphone} Mobile/15E148 Zalo iOS/600`, 'iPhone'],
  ['curl/8.5.0', ''],
  ['', ''],
  [undefined, ''],
])('%s is named as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
