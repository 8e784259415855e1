import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import type { Language } from '#src/kernel/language.ts'
import { readStored, writeStored } from '#src/web/browser-storage.ts'
import { useLanguage } from '#src/web/language.tsx'
import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'
import type { PushSubscriptionInput } from '../../contract/push-subscription.ts'

export const pushKey = '/api/push-subscriptions'
const wantedKey = 'officePush'

/** There is no page of the site within the scope of this service worker, so it never delivers a page from a cache. */
const worker = { file: '/office-push.js', scope: '/office-push/' }

/** Why this browser cannot get messages while no page of the office is open. */
export type PushObstacle = 'insecure' | 'home-screen' | 'unsupported' | 'denied'

export function pushObstacle(): PushObstacle | undefined {
  if (!window.isSecureContext) return 'insecure'
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : undefined
  // Only Safari on iPhones and iPads has `standalone`. There, a site gets messages only if the user has opened it from the home
  // screen.
  return 'standalone' in navigator && navigator.standalone === false ? 'home-screen' : 'unsupported'
}

/** The user's devices that get messages about new orders, and the public key with which a browser subscribes. */
export function pushSubscriptionsQuery(api: OfficeApi) {
  return queryOptions({ queryKey: [pushKey], queryFn: () => api.call('GET /api/push-subscriptions') })
}

/**
 * Asks the browser for the permission and for a subscription that only this server can use. Must be called while a gesture of the
 * user is handled. Undefined if the user or the browser refuses.
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
    // If the browser already has a subscription with another key, for example from an earlier server, it refuses a new one. So the
    // old one is ended first.
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

/** Stores in this browser whether the device must get messages. The choice also holds for the next user who signs in here. */
export function rememberPush(isWanted: boolean): void {
  writeStored('localStorage', wantedKey, isWanted ? 'on' : null)
}

/** Ends the subscription in the browser itself, so that its push service accepts no more messages for this device. */
export async function unsubscribeBrowser(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(worker.scope)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/**
 * Signing out ends the device's subscription. If the stored choice says that this device must get messages, the next user who signs
 * in gets a new subscription without being asked.
 */
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
      // An error needs no message to the user: the switch in the header shows that the device gets no messages, and can be pressed
      // again.
      .catch(() => undefined)
  }, [api, client, data, isWanted, language])
}
