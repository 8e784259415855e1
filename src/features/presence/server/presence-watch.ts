import type { FastifyBaseLogger } from 'fastify'

import type { Services } from '#src/server/services.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'
import { reportEvery } from '../rules/absence.ts'
import { lookForScreens } from './absences.ts'

/**
 * Checks on every server whether screens are present, as often as screens report themselves. The returned function stops these
 * checks, and waits for a check that is under way.
 */
export function startPresenceWatch(
  services: Pick<Services, 'db' | 'clock'>,
  settings: () => Promise<OpeningTimes>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  let looking = Promise.resolve()
  const look = () => {
    looking = looking
      .then(async () => lookForScreens(services, await settings()))
      .catch((error: unknown) => log.warn({ err: error }, 'nobody looked for screens'))
  }
  const timer = setInterval(look, reportEvery)
  look()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
