/** How loud the sound is, from 0 to 1, and how many seconds pass until it is heard again. */
interface RingStep {
  /** The step begins so many seconds after the order arrived. */
  readonly from: number
  readonly loudness: number
  readonly pause: number
}

/** The sound rises in these steps until somebody looks at the order, and no further than the last one. */
const firstStep: RingStep = { from: 0, loudness: 0.5, pause: 15 }
const laterSteps: readonly RingStep[] = [
  { from: 30, loudness: 0.65, pause: 12 },
  { from: 60, loudness: 0.8, pause: 10 },
  { from: 120, loudness: 1, pause: 8 },
]

interface Ring {
  /** The sound is heard so many seconds after the order arrived. */
  readonly at: number
  readonly loudness: number
}

/**
 * The next time that the sound is heard for an order that has been waiting for so many seconds. It depends on that time alone, so
 * that all tabs of a device, and a page that was reloaded, ring at the same moments. The sound at 0 seconds is that of the
 * notification.
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
 * Since when this device rings, as ISO time: since the oldest order arrived that nobody has looked at, or since the restaurant opened,
 * if that was later. Undefined if there is none, if the restaurant is closed, or if the person has silenced the device since the newest
 * one arrived.
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
