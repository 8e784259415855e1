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
  // Renders again when a new day begins, because the offer returns then.
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
 * When the newest order arrived for which the person has silenced this device, as ISO time, and a function that silences it. For
 * orders that arrive later the device rings again.
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
 * True if this tab may ring on this occasion: for a notification, or at a moment of the rising ring. If several tabs ask for the
 * same occasion, only the first one rings.
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
