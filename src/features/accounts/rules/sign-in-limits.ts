const hour = 3_600_000

/** Milliseconds. If an account or address has had no failed sign-in for a day, the server forgets its earlier failures. */
export const forgottenAfter = 24 * hour

/** Milliseconds. For 30 days after a successful sign-in, an account treats the address and the device as known. */
export const knownFor = 30 * 24 * hour

export const maxWaitSeconds = 15 * 60

/**
 * After how many failed sign-ins the waiting begins. `pair` counts the failures of one account from one address. `pairUnderAttack`
 * counts the same while the account is under attack. `address` counts the failures from one address with any accounts.
 */
const freeFailures = { pair: 5, pairUnderAttack: 2, address: 20 } as const

/** An account with this many failures, from all addresses together, counts as under attack. */
const attackFrom = 50

export interface Attempts {
  readonly failures: number
  readonly lastFailedAt: Date
  readonly waitUntil: Date
  readonly succeededAt: Date | null
}

export interface AttemptHistory {
  /** Failures of this account from this address. */
  readonly pair: Attempts
  /** Failures from this address with any account. */
  readonly address: Attempts
  /** Failures of this account from any address. */
  readonly account: Attempts
}

export type Verdict =
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'try'; readonly ifItFails: AttemptHistory }

/**
 * Whether a sign-in may be tried now, and which counts to store if it fails.
 *
 * The wait doubles with each failure, from one second to 15 minutes. The server counts the failures of each account at each
 * address, so that a stranger at another address cannot lock a user out. It also counts the failures of an address with all
 * accounts, so that nobody can try one password on every account. If the account has signed in from the address before, only the
 * first count applies. An account that is attacked from many addresses is never locked: instead, addresses that it does not know
 * have fewer free failures and then wait the longest time at once.
 */
export function checkAttempt(history: AttemptHistory, now: Date): Verdict {
  const { pair, address, account } = history
  const known = isKnownNow(pair, now)
  const seconds = known ? secondsLeft(pair, now) : Math.max(secondsLeft(pair, now), secondsLeft(address, now))
  if (seconds > 0) return { kind: 'wait', seconds }

  const attacked = !known && failuresNow(account, now) >= attackFrom
  return {
    kind: 'try',
    ifItFails: {
      pair: oneMore(
        pair,
        now,
        attacked ? closedAfter(freeFailures.pairUnderAttack) : growingAfter(freeFailures.pair),
      ),
      address: oneMore(address, now, growingAfter(freeFailures.address)),
      account: oneMore(account, now, () => 0),
    },
  }
}

/**
 * Checks a sign-in on a device on which the account has signed in before. The account has to wait only because of its own failures
 * on this device, not because of others at the same address. Its failures here also make nobody else wait.
 */
export function checkDeviceAttempt(
  device: Attempts,
  now: Date,
):
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'try'; readonly ifItFails: Attempts } {
  const seconds = secondsLeft(device, now)
  if (seconds > 0) return { kind: 'wait', seconds }
  return { kind: 'try', ifItFails: oneMore(device, now, growingAfter(freeFailures.pair)) }
}

/** Whether the account has signed in from this address or on this device within the last 30 days. */
export function isKnownNow({ succeededAt }: Attempts, now: Date): boolean {
  return succeededAt !== null && now.getTime() - succeededAt.getTime() <= knownFor
}

/**
 * How many seconds are left of a wait. The result is never more than the whole wait, even if the server's clock has been set back
 * since the wait began.
 */
function secondsLeft({ lastFailedAt, waitUntil }: Attempts, now: Date): number {
  const left = Math.min(waitUntil.getTime() - now.getTime(), waitUntil.getTime() - lastFailedAt.getTime())
  return Math.max(0, Math.ceil(left / 1000))
}

function failuresNow({ failures, lastFailedAt }: Attempts, now: Date): number {
  return now.getTime() - lastFailedAt.getTime() > forgottenAfter ? 0 : failures
}

function oneMore(attempts: Attempts, now: Date, waitSeconds: (failures: number) => number): Attempts {
  const failures = failuresNow(attempts, now) + 1
  const waitUntil = new Date(now.getTime() + waitSeconds(failures) * 1000)
  return { ...attempts, failures, lastFailedAt: now, waitUntil }
}

function growingAfter(free: number) {
  return (failures: number) => (failures < free ? 0 : Math.min(2 ** (failures - free), maxWaitSeconds))
}

function closedAfter(free: number) {
  return (failures: number) => (failures < free ? 0 : maxWaitSeconds)
}
