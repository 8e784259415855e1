import { useSyncExternalStore } from 'react'

/**
 * The sound of a new order: a small bell rings two strokes, twice. The sound is made of sine waves, so that no file has to load.
 * Browsers let a page play sound only after a gesture, such as switching the sound on, or the first touch after a reload.
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

/** Whether the browser lets this page play sound. */
export function useChimeReady(): boolean {
  return useSyncExternalStore(subscribe, chimeReady, () => false)
}

export function chimeReady(): boolean {
  return context?.state === 'running'
}

/**
 * Asks the browser for permission to play sound. Call it while handling a gesture. Returns false if the browser cannot or will not
 * play sound.
 */
export async function readyChime(): Promise<boolean> {
  try {
    context ??= openContext()
    // Without a gesture the browser never settles the promise of `resume`, so a timeout ends the wait.
    if (!chimeReady())
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, timeout))])
  } catch {
    return false
  }
  return chimeReady()
}

/** Rings once, if the browser allows it. `loudness` is from 0 to 1. */
export function ringChime(loudness = 0.5): void {
  if (!context || !chimeReady()) return
  for (const { hertz, at } of strokes) strike(context, hertz, context.currentTime + at, loudness)
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

function strike(audio: AudioContext, hertz: number, at: number, loudness: number) {
  const bell = audio.createOscillator()
  const gain = audio.createGain()
  bell.frequency.value = hertz
  gain.gain.setValueAtTime(0, at)
  // A stroke of the bell gets loud within an instant and then fades. Sudden jumps of loudness instead of ramps would click.
  // Two strokes are heard at once for a moment, so each has at most half of what the loudspeaker can give without distortion.
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.001, at + ringSeconds)
  bell.connect(gain).connect(audio.destination)
  bell.start(at)
  bell.stop(at + ringSeconds)
}
