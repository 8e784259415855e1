import { useSyncExternalStore } from 'react'

/**
 * The sound for a new order: a small bell that is struck twice, and then twice again. It is made of sine waves, so no file has to
 * be loaded. Browsers allow a page to play sound only after a gesture of the user, such as switching the sound on, or the first
 * touch after a reload.
 */
const strokes = [
  { hertz: 880, at: 0 },
  { hertz: 1174.66, at: 0.18 },
  { hertz: 880, at: 0.7 },
  { hertz: 1174.66, at: 0.88 },
] as const
/** The sound for a change of an order that is known: it falls, where the other rises. */
const changeStrokes = [
  { hertz: 783.99, at: 0 },
  { hertz: 587.33, at: 0.25 },
] as const
const ringSeconds = 0.9
const timeout = 1_000

let context: AudioContext | undefined
const listeners = new Set<() => void>()

/** Whether the browser currently allows this page to play sound. */
export function useChimeReady(): boolean {
  return useSyncExternalStore(subscribe, chimeReady, () => false)
}

export function chimeReady(): boolean {
  return context?.state === 'running'
}

/**
 * Asks the browser to allow sound. Must be called while a gesture of the user is handled. Returns false if the browser cannot play
 * sound or does not allow it.
 */
export async function readyChime(): Promise<boolean> {
  try {
    context ??= openContext()
    // If there was no gesture, the promise of `resume` stays pending for ever. So the wait ends after a timeout.
    if (!chimeReady())
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, timeout))])
  } catch {
    return false
  }
  return chimeReady()
}

/** Plays the sound once, if the browser allows it. `loudness` goes from 0 to 1. */
export function ringChime(loudness = 0.5): void {
  play(strokes, loudness)
}

/** Plays the sound for a change once, if the browser allows it. */
export function ringChange(): void {
  play(changeStrokes, 0.8)
}

function play(sound: typeof strokes | typeof changeStrokes, loudness: number): void {
  if (!context || !chimeReady()) return
  for (const { hertz, at } of sound) strike(context, hertz, context.currentTime + at, loudness)
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
  // Each stroke of the bell becomes loud within 10 ms and then fades. Without these ramps the loudspeaker would click. Two strokes
  // can overlap for a moment, so each uses at most half of the loudness at which the sound begins to distort.
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.001, at + ringSeconds)
  bell.connect(gain).connect(audio.destination)
  bell.start(at)
  bell.stop(at + ringSeconds)
}
