import { useSyncExternalStore } from 'react'

import { restaurantDate } from '#src/kernel/dates.ts'
import { onStoredElsewhere, readStored, writeStored } from '#src/web/browser-storage.ts'
import { claimOnce } from '#src/web/claim-once.ts'
import { serverTime } from '#src/web/clock.ts'
import { useToday } from '#src/web/office/use-today.ts'

const choiceKey = 'officeSound'
const offerKey = 'officeSoundDismissedOn'
const rungKey = 'officeSoundRungFor'
const silencedKey = 'officeSoundSilencedUpTo'
const listeners = new Set<() => void>()

/**
 * Whether staff want the sound for new orders on this device. The choice is kept in the browser's storage, so it holds for all
 * tabs.
 */
export function useChimeChoice(): readonly [boolean, (wanted: boolean) => void] {
  const wanted = useSyncExternalStore(subscribe, chimeWanted, () => false)
  return [wanted, chooseChime]
}

export function chimeWanted(): boolean {
  return readStored('localStorage', choiceKey) === 'on'
}

/**
 * Whether to offer the sound for new orders, and a function that dismisses the offer for the rest of the day in the restaurant's
 * time zone.
 */
export function useChimeOffer(): readonly [boolean, () => void] {
  // Renders again when a new day begins, because a dismissed offer is shown again then.
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
 * The time (ISO) up to which the user has silenced this device, and a function that silences it. For orders that arrive after this
 * time the device rings again.
 */
export function useSilence(): readonly [string | null, (upTo: string) => void] {
  return [useSyncExternalStore(subscribe, silencedUpTo, () => null), silence]
}

function silencedUpTo(): string | null {
  return readStored('localStorage', silencedKey)
}

function silence(upTo: string) {
  writeStored('localStorage', silencedKey, upTo)
  for (const listener of listeners) listener()
}

/**
 * True if this tab may play the sound on this occasion (a notification, or one repetition of the sound). If several tabs ask for
 * the same occasion, only the first one gets true.
 */
export async function claimRing(occasion: string): Promise<boolean> {
  if (readStored('localStorage', rungKey) === occasion) return false
  writeStored('localStorage', rungKey, occasion)
  return await claimOnce(`ring ${occasion}`)
}

function chooseChime(wanted: boolean) {
  writeStored('localStorage', choiceKey, wanted ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onStoredElsewhere([choiceKey, offerKey, silencedKey], listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
