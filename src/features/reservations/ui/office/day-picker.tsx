import { ActionIcon, Button } from '@mantine/core'

import { ArrowLeftIcon, ArrowRightIcon } from '#src/design/icons.tsx'
import layout from '#src/design/layout.module.css'
import { addDays, isPlainDate } from '#src/kernel/dates.ts'
import { useTexts } from '#src/web/language.tsx'
import { DayInput } from '#src/web/office/day-input.tsx'
import { useToday } from '#src/web/office/use-today.ts'
import { diningDayTexts } from '../../texts/dining-day-texts.ts'

/** Lets staff choose a date in the restaurant's time zone: the previous or the next day, today, or any other day. */
export function DayPicker({ date, choose }: { date: string; choose: (date: string) => void }) {
  const texts = useTexts(diningDayTexts)
  const today = useToday()
  return (
    <div className={layout.wrap2Middle}>
      <ActionIcon
        aria-label={texts.previous}
        title={texts.previous}
        onClick={() => choose(addDays(date, -1))}
      >
        <ArrowLeftIcon size="1.375rem" />
      </ActionIcon>
      <DayInput
        maw="100%"
        aria-label={texts.choose}
        value={date}
        // While the user types a date, the input contains an incomplete date for a moment. Such a value is ignored.
        onChange={({ currentTarget: { value } }) => isPlainDate(value) && choose(value)}
      />
      <ActionIcon aria-label={texts.next} title={texts.next} onClick={() => choose(addDays(date, 1))}>
        <ArrowRightIcon size="1.375rem" />
      </ActionIcon>
      <Button variant="default" disabled={date === today} onClick={() => choose(today)}>
        {texts.today}
      </Button>
    </div>
  )
}
