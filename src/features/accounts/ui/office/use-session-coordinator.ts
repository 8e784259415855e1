import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

import { type ClockLimits, defaultClockLimits } from '../../rules/session-clock.ts'
import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useLeaveOffice } from './use-leave-office.ts'
import { watchSession } from './watch-session.ts'

/** Runs `watchSession` for as long as the office page is shown. */
export function useSessionCoordinator(limits: ClockLimits = defaultClockLimits): void {
  const { session } = useTexts(officeTexts)
  const { pathname, search } = useLocation()
  const leaveOffice = useLeaveOffice()
  const texts = useEffectEvent(() => session)
  const leave = useEffectEvent(() => leaveOffice(pathname + search))

  useEffect(() => watchSession({ limits, texts: () => texts(), leave: () => leave() }), [limits])
}
