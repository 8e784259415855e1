import { Button } from '@mantine/core'

import { ClockIcon } from '#src/design/ticket-icons.tsx'
import { formatDayMonth, formatWeekday, restaurantDate, restaurantTime } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { OfficeNotice } from '#src/web/office/office-notices.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { pauseTexts } from '../../texts/pause-texts.ts'
import { usePause, usePauseWrites } from './use-pause.ts'

/** A bar on every office screen that says until when the kitchen is pausing and who began the pause, with a button that ends it. */
export function PauseStrip() {
  const texts = useTexts(pauseTexts)
  const language = useLanguage()
  const pause = usePause()
  const { isPending, end } = usePauseWrites()
  const today = restaurantDate(useServerMinute())
  if (!pause) return null
  const until = new Date(pause.until)
  const date = restaurantDate(until)
  const day = date === today ? '' : ` ${formatWeekday(date, language)} ${formatDayMonth(date, language)}`
  return (
    <OfficeNotice
      label={texts.pause}
      icon={<ClockIcon />}
      title={texts.paused(restaurantTime(until) + day)}
      more={pause.byName !== null && texts.by(pause.byName)}
    >
      <Button loading={isPending} onClick={end}>
        {texts.end}
      </Button>
    </OfficeNotice>
  )
}
