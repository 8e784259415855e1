import { Badge } from '#src/design/badge.tsx'
import { ClockIcon } from '#src/design/ticket-icons.tsx'
import { addDays, formatDayMonth, formatWeekday, restaurantDate } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { openingStateAt, type OpeningState } from '../../rules/opening-state.ts'
import { openingStateTexts } from '../../texts/opening-state-texts.ts'
import { useSiteSettings } from './use-site-settings.tsx'

/**
 * Says whether the restaurant is open now, and until when. Only the browser may render this text: the server caches pages, and the
 * cached text would soon be wrong.
 */
export function OpeningStateText() {
  const texts = useTexts(openingStateTexts)
  const language = useLanguage()
  const settings = useSiteSettings()
  const now = useServerMinute()
  const state = openingStateAt(now, settings)
  return (
    <p role="status">
      <Badge tone={state.isOpen ? 'success' : 'neutral'} icon={<ClockIcon />}>
        {stateText(state, { texts, language, today: restaurantDate(now) })}
      </Badge>
    </p>
  )
}

interface Wording {
  readonly texts: (typeof openingStateTexts)['en']
  readonly language: Language
  readonly today: string
}

function stateText(state: OpeningState, { texts, language, today }: Wording): string {
  if (state.isOpen) return texts.open(state.closes)
  if (!state.opens) return texts.closed
  const { date, time } = state.opens
  if (date === today) return texts.opensToday(time)
  if (date === addDays(today, 1)) return texts.opensTomorrow(time)
  return texts.opensOn(`${formatWeekday(date, language)} ${formatDayMonth(date, language)}`, time)
}
