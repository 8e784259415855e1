import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  absentAfter,
  absentSince,
  downAfter,
  isNoticed,
  presentFor,
  reportEvery,
  runningSince,
} from './absence.ts'

const at = (time: string) => new Date(`2026-05-06T${time}Z`)
const [opened, started] = [at('04:00:00'), at('03:00:00')]

describe('nobody is there', () => {
  test.each([
    ['two minutes after the last screen has left', '05:00:00', started, opened, '05:02:45', '05:00:45'],
    ['not earlier', '05:00:00', started, opened, '05:02:44', undefined],
    ['two minutes after opening, if nobody has come', undefined, started, opened, '04:02:00', '04:00:00'],
    ['not in the first two minutes', undefined, started, opened, '04:01:59', undefined],
    ['by a screen of yesterday either', '01:00:00', started, opened, '04:02:00', '04:00:00'],
    ['two minutes after a server runs again', '05:00:00', at('05:10:00'), opened, '05:12:00', '05:10:00'],
    [
      'not while screens come back after a restart',
      '05:00:00',
      at('05:10:00'),
      opened,
      '05:11:59',
      undefined,
    ],
    ['not outside the opening hours', '05:00:00', started, undefined, '09:00:00', undefined],
  ] as const)('%s', (_when, report, up, open, now, expected) => {
    const watched = { lastReport: report && at(report), upSince: up, openSince: open }
    expect(absentSince(watched, at(now))).toEqual(expected && at(expected))
  })

  const seconds = fc.integer({ min: -10_000, max: 10_000 })
  const instant = seconds.map((offset) => new Date(opened.getTime() + offset * 1000))

  test('if it has been two minutes since the last screen left, the start and the opening, and else never', () => {
    fc.assert(
      fc.property(instant, instant, instant, instant, (lastReport, up, openSince, now) => {
        const left = new Date(lastReport.getTime() + presentFor)
        const isLong = [left, up, openSince].every((each) => now.getTime() - each.getTime() >= absentAfter)
        expect(absentSince({ lastReport, upSince: up, openSince }, now) !== undefined).toBe(isLong)
      }),
    )
  })

  test('as long as nothing changes, from one moment on for good, and always since the same moment', () => {
    fc.assert(
      fc.property(instant, instant, instant, fc.nat(10_000), (lastReport, up, now, later) => {
        const watched = { lastReport, upSince: up, openSince: opened }
        const since = absentSince(watched, now)?.getTime()
        const still = absentSince(watched, new Date(now.getTime() + later * 1000))?.getTime()
        expect(since === undefined || since === still).toBe(true)
      }),
    )
  })
})

describe('the servers have been running', () => {
  test.each([
    ['since the first note', undefined, '05:00:00', '05:00:00'],
    ['without a break if one notes it in time', '05:00:00', '05:00:45', '03:00:00'],
    ['since the end of a break', '05:00:00', '05:00:46', '05:00:46'],
  ] as const)('%s', (_since, noted, now, expected) => {
    const before = noted && { upSince: started, notedAt: at(noted) }
    expect(runningSince(before, at(now))).toEqual(at(expected))
  })

  test('since one moment, however many servers note it and whichever of them ends', () => {
    const servers = fc.array(fc.integer({ min: 1, max: downAfter / 1000 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(servers, (pauses) => {
        let noted = { upSince: started, notedAt: started }
        for (const pause of pauses) {
          const now = new Date(noted.notedAt.getTime() + pause * 1000)
          noted = { upSince: runningSince(noted, now), notedAt: now }
        }
        expect(noted.upSince).toEqual(started)
      }),
    )
  })
})

test('a screen may lose two reports before it counts as gone', () => {
  expect(reportEvery * 2).toBeLessThan(presentFor)
})

test.each([
  [false, false, false, true],
  [false, false, true, true],
  [true, false, true, true],
  [true, false, false, false],
  [false, true, true, false],
])(
  'a page that is hidden %j, lost %j and can ring %j is noticed: %j',
  (isHidden, isLost, canRing, expected) => {
    expect(isNoticed({ isHidden, isLost, canRing })).toBe(expected)
  },
)
