import type { Locator } from '@playwright/test'

import { formatWeekdayDate } from '#src/kernel/dates.ts'

/** The days that are offered at once, and the one of them. */
export const dayOf = (form: Locator, date: string) =>
  form.getByRole('radio', { name: formatWeekdayDate(date, 'vi') })

/** Chooses a day of the next six, and a time of its evening. */
export async function chooseVisit(form: Locator, date: string, time: string): Promise<void> {
  await dayOf(form, date).check()
  await form.getByRole('radio', { name: time }).check()
}
