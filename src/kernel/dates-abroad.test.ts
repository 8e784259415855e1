import { expect, onTestFinished, test, vi } from 'vitest'

test.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'a day of the restaurant is the same day for a visitor in %s',
  async (timeZone) => {
    // Formatters take the time zone over when they are made, so the module is loaded anew.
    vi.stubEnv('TZ', timeZone)
    vi.resetModules()
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone)
    const { formatDate, formatWeekday, restaurantDate } = await import('./dates.ts')
    expect([formatDate('2026-11-20', 'vi'), formatDate('2026-11-20', 'en')]).toEqual([
      '20/11/2026',
      '20 November 2026',
    ])
    expect([formatWeekday('2026-11-20', 'vi'), formatWeekday('2026-11-20', 'en')]).toEqual([
      'Thứ Sáu',
      'Friday',
    ])
    expect(restaurantDate(new Date('2026-11-20T16:59:00Z'))).toBe('2026-11-20')
  },
)
