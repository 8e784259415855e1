/** How loud the sound is, from 0 to 1, and how many seconds later it is played again. */
interface RingStep {
  /** This step begins when the order has been waiting for this many seconds. */
  readonly from: number
  readonly loudness: number
  readonly pause: number
}

/** The sound gets louder in these steps until somebody opens the order. After the last step the loudness stays the same. */
const firstStep: RingStep = { from: 0, loudness: 0.5, pause: 15 }
const laterSteps: readonly RingStep[] = [
  { from: 30, loudness: 0.65, pause: 12 },
  { from: 60, loudness: 0.8, pause: 10 },
  { from: 120, loudness: 1, pause: 8 },
]

interface Ring {
  /** The sound is played when the order has been waiting for this many seconds. */
  readonly at: number
  readonly loudness: number
}

/**
 * When the next sound is played for an order that has been waiting for `waited` seconds. The result depends only on this number, so
 * all tabs of a device, and a page that was just reloaded, play the sound at the same moments. The notification itself plays the
 * sound at 0 seconds.
 */
export function nextRing(waited: number): Ring {
  let at = 0
  while (at <= waited) at += stepAt(at).pause
  return { at, loudness: stepAt(at).loudness }
}

function stepAt(seconds: number): RingStep {
  return laterSteps.findLast(({ from }) => from <= seconds) ?? firstStep
}

interface Waiting {
  readonly createdAt: string
}

/**
 * From when on this device plays the sound for new orders, as ISO time: since the oldest order arrived that nobody has opened, or
 * since the restaurant opened, if that was later. Undefined if there is no such order, if the restaurant is closed, or if the user
 * has silenced the device after the newest of these orders arrived.
 */
export function ringsSince(
  orders: readonly Waiting[],
  openSince: string | null,
  silencedUpTo: string | null,
): string | undefined {
  const [oldest] = orders.filter(({ createdAt }) => silencedUpTo === null || createdAt > silencedUpTo)
  if (!oldest || openSince === null) return undefined
  // Both are ISO times of the server, which can be compared as texts.
  return oldest.createdAt > openSince ? oldest.createdAt : openSince
}
