import { restaurantTimeZone } from '#src/kernel/time-zone.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, wrong } = findingsOf('clock')

/** Checks that this Node knows the restaurant's time zone and language, which the site needs for writing times and days. */
export function checkTimeZone(timeZone: string = restaurantTimeZone): Finding {
  try {
    const [language] = Intl.DateTimeFormat.supportedLocalesOf('vi')
    const time = new Intl.DateTimeFormat('vi', { timeZone, timeStyle: 'short', dateStyle: 'short' })
    if (language === 'vi') return ok(`In the restaurant it is ${time.format(new Date())}.`)
  } catch {
    // Node throws if it does not know the time zone. The statement below then reports the problem.
  }
  return wrong(
    `Node does not know the time zone ${timeZone} or Vietnamese.`,
    'Use the Node that npm start installs, without NODE_ICU_DATA.',
  )
}
