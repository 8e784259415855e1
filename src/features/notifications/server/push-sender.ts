import type { FastifyBaseLogger } from 'fastify'
import webPush from 'web-push'

import type { Config } from '#src/server/config.ts'
import {
  DownloadError,
  type DownloadRules,
  onTheInternet,
  requestPublic,
} from '#src/server/downloads/download.ts'
import type { Role } from '#src/server/http/actor.ts'
import type { Services } from '#src/server/services.ts'
import { homeOf } from '#src/features/accounts/rules/office-pages.ts'
import { findSignIns } from '#src/features/accounts/server/accounts.ts'
import { afterAttempt, pushTimeToLive } from '../rules/push-attempts.ts'
import { type PushOutcome, pushOutcome } from '../rules/push-outcome.ts'
import { pushMessageTexts } from '../texts/push-texts.ts'
import { pushKeys, type PushKeys } from './push-keys.ts'
import { claimDue, type ClaimedMessage, noteAttempt, noteHeard, spreadEvents } from './push-outbox.ts'

/** How many messages this server sends at once. */
const parallel = 8
/**
 * Milliseconds. A push service that does not respond within this time counts as unavailable. The time is shorter than `pushLease`.
 */
const timeout = 10_000
/**
 * Milliseconds. At this interval the server looks for due messages about which no event informs it, such as those that another
 * server had taken before it was killed.
 */
const lookEvery = 15_000

export interface PushServices extends Pick<Services, 'db' | 'clock'> {
  readonly config: Pick<Config, 'pushTestOrigin'>
  /** An address at which push services can contact the operator of this restaurant's site: `https:` or `mailto:` (RFC 8292). */
  readonly contact: () => Promise<string>
  readonly rules?: DownloadRules
}

/** Sends all messages that are due. Returns how many of them the push services have accepted. */
export async function sendDue(services: PushServices): Promise<number> {
  const { db, clock } = services
  await spreadEvents(db, clock.now())
  let sent = 0
  for (;;) {
    const claimed = await claimDue(db, clock.now(), parallel)
    if (claimed.length === 0) return sent
    const [keys, contact] = await Promise.all([pushKeys(db), services.contact()])
    const signIns = await findSignIns(
      db,
      claimed.map(({ sessionId }) => sessionId),
    )
    const outcomes = await Promise.all(
      claimed.map(async (message) => {
        const role = signIns.get(message.sessionId)?.role
        const outcome: PushOutcome = role
          ? await send(services, { ...message, role }, keys, contact)
          : { kind: 'gone' }
        const now = clock.now()
        if (outcome.kind === 'sent') await noteHeard(db, message.subscriptionId, now)
        const age = (now.getTime() - message.createdAt.getTime()) / 1000
        await noteAttempt(db, message, afterAttempt(outcome, { attempts: message.attempts, age }), now)
        return outcome
      }),
    )
    sent += outcomes.filter(({ kind }) => kind === 'sent').length
  }
}

interface MessageTo extends ClaimedMessage {
  readonly role: Role
}

async function send(
  { config, rules = onTheInternet }: PushServices,
  message: MessageTo,
  keys: PushKeys,
  contact: string,
): Promise<PushOutcome> {
  try {
    const { endpoint, method, headers, body } = request(message, keys, contact)
    const signal = AbortSignal.timeout(timeout)
    const url = new URL(endpoint)
    if (url.origin === config.pushTestOrigin) {
      const response = await fetch(url, {
        method,
        headers,
        body: new Uint8Array(body),
        signal,
        redirect: 'manual',
      })
      await response.body?.cancel()
      return pushOutcome(response.status, response.headers.get('retry-after') ?? undefined)
    }
    const response = await requestPublic(url, { method, headers, body }, rules, signal)
    response.destroy()
    return pushOutcome(response.statusCode ?? 0, response.headers['retry-after'])
  } catch (error) {
    if (error instanceof DownloadError && error.failure === 'forbidden') return { kind: 'gone' }
    return { kind: 'unavailable', retryAfter: undefined }
  }
}

/**
 * The encrypted request to the push service. If the push service has not delivered an earlier message of the same topic yet, the
 * new message replaces it.
 */
function request(
  { endpoint, p256dh, auth, kind, language, role }: MessageTo,
  keys: PushKeys,
  subject: string,
) {
  const payload = { title: pushMessageTexts[language][kind], url: homeOf(role), topic: kind }
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    vapidDetails: { subject, ...keys },
    TTL: pushTimeToLive,
    urgency: 'high',
    topic: kind,
  })
}

interface Options {
  readonly events: Services['events']
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Sends due messages whenever an event reports new ones, one run after the other. If two servers do so at the same time, they send
 * different messages. The returned function stops the sender and waits for the current run.
 */
export function startPushSender(services: PushServices, { events, log }: Options): () => Promise<void> {
  let running: Promise<void> | undefined
  let isAskedAgain = false

  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      await sendDue(services).catch((error: unknown) =>
        log.warn({ err: error }, 'push messages were not sent'),
      )
    } while (isAskedAgain)
    running = undefined
  }

  function ask(): void {
    isAskedAgain = true
    running ??= run()
  }

  const timer = setInterval(ask, lookEvery)
  const unsubscribe = events.subscribe(({ notificationId, lists }) => {
    if (notificationId !== undefined || lists.includes('absences')) ask()
  })
  ask()
  return async () => {
    clearInterval(timer)
    unsubscribe()
    isAskedAgain = false
    await running
  }
}
