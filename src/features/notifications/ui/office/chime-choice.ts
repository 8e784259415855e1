import { useSyncExternalStore } from 'react'

import { restaurantDate } from '#src/kernel/dates.ts'
import { onStoredElsewhere, readStored, writeStored } from '#src/web/browser-storage.ts'
import { claimOnce } from '#src/web/claim-once.ts'
import { serverTime } from '#src/web/clock.ts'
import { useToday } from '#src/web/office/use-today.ts'

const choiceKey = 'officeSound'
const offerKey = 'officeSoundDismissedOn'
const rungKey = 'officeSoundRungFor'
const listeners = new Set<() => void>()

/** Whether staff want the sound on this device. The browser remembers it, and all its tabs share it. */
export function useChimeChoice(): readonly [boolean, (wanted: boolean) => void] {
  const wanted = useSyncExternalStore(subscribe, chimeWanted, () => false)
  return [wanted, chooseChime]
}

export function chimeWanted(): boolean {
  return readStored('localStorage', choiceKey) === 'on'
}

/** Whether to offer the sound, and a function that dismisses the offer for the rest of the restaurant's day. */
export function useChimeOffer(): readonly [boolean, () => void] {
  // The offer returns when a new day begins.
  useToday()
  return [useSyncExternalStore(subscribe, chimeOffered, () => false), dismissOffer]
}

function chimeOffered(): boolean {
  return !chimeWanted() && readStored('localStorage', offerKey) !== restaurantDate(serverTime())
}

function dismissOffer() {
  writeStored('localStorage', offerKey, restaurantDate(serverTime()))
  for (const listener of listeners) listener()
}

/**
 * Whether this tab may ring for the notification. If several tabs receive the same notification, only the first one to ask rings.
 */
export async function claimRing(notificationId: string): Promise<boolean> {
  if (readStored('localStorage', rungKey) === notificationId) return false
  writeStored('localStorage', rungKey, notificationId)
  return await claimOnce(`ring ${notificationId}`)
}

function chooseChime(wanted: boolean) {
  writeStored('localStorage', choiceKey, wanted ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onStoredElsewhere([choiceKey, offerKey], listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
