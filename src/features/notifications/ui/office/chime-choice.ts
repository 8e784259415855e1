import { useSyncExternalStore } from 'react'

import { onStoredElsewhere, readStored, writeStored } from '#src/web/browser-storage.ts'

const choiceKey = 'officeSound'
const rungKey = 'officeSoundRungFor'
const listeners = new Set<() => void>()

/** Whether staff want the sound on this device; remembered, and shared by its tabs. */
export function useChimeChoice(): readonly [boolean, (wanted: boolean) => void] {
  const wanted = useSyncExternalStore(subscribe, chimeWanted, () => false)
  return [wanted, chooseChime]
}

export function chimeWanted(): boolean {
  return readStored('localStorage', choiceKey) === 'on'
}

/** Of several tabs that hear of the same thing, the first to ask rings. */
export function claimRing(notificationId: string): boolean {
  if (readStored('localStorage', rungKey) === notificationId) return false
  writeStored('localStorage', rungKey, notificationId)
  return true
}

function chooseChime(wanted: boolean) {
  writeStored('localStorage', choiceKey, wanted ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onStoredElsewhere([choiceKey], listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
