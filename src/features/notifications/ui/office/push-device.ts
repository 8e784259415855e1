import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import type { Language } from '#src/kernel/language.ts'
import { readStored, writeStored } from '#src/web/browser-storage.ts'
import { useLanguage } from '#src/web/language.tsx'
import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'
import type { PushSubscriptionInput } from '../../contract/push-subscription.ts'

export const pushKey = '/api/push-subscriptions'
const wantedKey = 'officePush'

/** The service worker's scope contains no page of the site, so the worker never serves a page. */
const worker = { file: '/office-push.js', scope: '/office-push/' }

/** Why this browser cannot get messages while no page is open. */
export type PushObstacle = 'insecure' | 'home-screen' | 'unsupported' | 'denied'

export function pushObstacle(): PushObstacle | undefined {
  if (!window.isSecureContext) return 'insecure'
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : undefined
  // Only Safari on iPhones and iPads has `standalone`; there a page gets messages only if it was opened from the home screen.
  return 'standalone' in navigator && navigator.standalone === false ? 'home-screen' : 'unsupported'
}

/** The user's devices that get messages about new orders, and the public key with which a browser subscribes. */
export function pushSubscriptionsQuery(api: OfficeApi) {
  return queryOptions({ queryKey: [pushKey], queryFn: () => api.call('GET /api/push-subscriptions') })
}

/**
 * Asks the browser for permission and for a subscription that only this server can use. Call it while handling a gesture. Undefined if
 * the person or the browser refuses.
 */
export async function subscribeBrowser(
  publicKey: string,
  language: Language,
): Promise<PushSubscriptionInput | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.register(worker.file, { scope: worker.scope })
  await untilActive(registration)
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    // A subscription for another key, such as that of an earlier server, would make the browser refuse this one.
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return registration.pushManager.subscribe(options)
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }, language }
}

async function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const starting = registration.installing ?? registration.waiting
  if (registration.active || !starting) return
  await new Promise<void>((resolve) => {
    starting.addEventListener('statechange', () => {
      if (starting.state === 'activated' || starting.state === 'redundant') resolve()
    })
  })
}

/** Stores in this browser whether the device shall get messages, for the next person who signs in here. */
export function rememberPush(isWanted: boolean): void {
  writeStored('localStorage', wantedKey, isWanted ? 'on' : null)
}

/** Ends the browser's own subscription, so that its push service takes no message for this device any more. */
export async function unsubscribeBrowser(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(worker.scope)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** A subscription ends when its user signs out. Whoever signs in on a device that wants to be told gets a new one without a question. */
export function usePushRenewal(): void {
  const api = useOfficeApi()
  const client = useQueryClient()
  const language = useLanguage()
  const isTried = useRef(false)
  const isWanted =
    typeof window !== 'undefined' &&
    readStored('localStorage', wantedKey) === 'on' &&
    pushObstacle() === undefined &&
    Notification.permission === 'granted'
  const { data } = useQuery({ ...pushSubscriptionsQuery(api), enabled: isWanted })

  useEffect(() => {
    if (!isWanted || !data || isTried.current || data.subscriptions.some(({ isCurrent }) => isCurrent)) return
    isTried.current = true
    subscribeBrowser(data.publicKey, language)
      .then((body) => body && api.call('POST /api/push-subscriptions', { body }))
      .then(() => client.invalidateQueries({ queryKey: [pushKey] }))
      // No message is needed: the choice in the header shows that the device gets no messages, and offers it again.
      .catch(() => undefined)
  }, [api, client, data, isWanted, language])
}
