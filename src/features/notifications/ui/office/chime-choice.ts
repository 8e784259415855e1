import { useSyncExternalStore } from 'react'

const choiceKey = 'officeSound'
const rungKey = 'officeSoundRungFor'
const listeners = new Set<() => void>()

/** Whether staff want the sound on this device; remembered, and shared by its tabs. */
export function useChimeChoice(): readonly [boolean, (wanted: boolean) => void] {
  const wanted = useSyncExternalStore(subscribe, chimeWanted, () => false)
  return [wanted, chooseChime]
}

export function chimeWanted(): boolean {
  return read(choiceKey) === 'on'
}

/** Of several tabs that hear of the same thing, the first to ask rings. */
export function claimRing(notificationId: string): boolean {
  if (read(rungKey) === notificationId) return false
  write(rungKey, notificationId)
  return true
}

function chooseChime(wanted: boolean) {
  write(choiceKey, wanted ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The office needs storage to sign in at all.
  }
}
