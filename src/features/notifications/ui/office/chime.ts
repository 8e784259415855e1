import { useSyncExternalStore } from 'react'

/**
 * The sound of a new order: two strokes of a small bell, twice, made of sine waves, so that no file has to load.
 * Browsers let a page sound only after a gesture: switching it on is one, and the first touch after a reload another.
 */
const strokes = [
  { hertz: 880, at: 0 },
  { hertz: 1174.66, at: 0.18 },
  { hertz: 880, at: 0.7 },
  { hertz: 1174.66, at: 0.88 },
] as const
const ringSeconds = 0.9
const timeout = 1_000

let context: AudioContext | undefined
const listeners = new Set<() => void>()

/** Whether the browser lets this page sound. */
export function useChimeReady(): boolean {
  return useSyncExternalStore(subscribe, chimeReady, () => false)
}

export function chimeReady(): boolean {
  return context?.state === 'running'
}

/** Asks the browser for leave to sound; call it while handling a gesture. False where it cannot or will not. */
export async function readyChime(): Promise<boolean> {
  try {
    context ??= openContext()
    // Without a gesture the promise never settles.
    if (!chimeReady())
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, timeout))])
  } catch {
    return false
  }
  return chimeReady()
}

/** Rings once, where the browser lets it. */
export function ringChime(): void {
  if (!context || !chimeReady()) return
  for (const { hertz, at } of strokes) strike(context, hertz, context.currentTime + at)
}

function openContext(): AudioContext {
  const opened = new AudioContext()
  opened.addEventListener('statechange', () => {
    for (const listener of listeners) listener()
  })
  return opened
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function strike(audio: AudioContext, hertz: number, at: number) {
  const bell = audio.createOscillator()
  const loudness = audio.createGain()
  bell.frequency.value = hertz
  loudness.gain.setValueAtTime(0, at)
  // A stroke begins at once and dies away; jumps instead of ramps would click.
  loudness.gain.linearRampToValueAtTime(0.5, at + 0.01)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + ringSeconds)
  bell.connect(loudness).connect(audio.destination)
  bell.start(at)
  bell.stop(at + ringSeconds)
}
