const hour = 3_600_000

/** Failures are forgotten after a day without another one. */
export const forgottenAfter = 24 * hour

/** An address or a device that an account has signed in from within this time is known to it. */
export const knownFor = 30 * 24 * hour

export const maxWaitSeconds = 15 * 60

/** Failures without a wait: of one account from one address, and of one address over all accounts. */
const freeFailures = { pair: 5, pairUnderAttack: 2, address: 20 } as const

/** So many failures of one account, wherever they come from, are an attack on it. */
const attackFrom = 50

export interface Attempts {
  readonly failures: number
  readonly lastFailedAt: Date
  readonly waitUntil: Date
  readonly succeededAt: Date | null
}

export interface AttemptHistory {
  /** This account from this address. */
  readonly pair: Attempts
  /** This address, whatever the account. */
  readonly address: Attempts
  /** This account, wherever from. */
  readonly account: Attempts
}

export type Verdict =
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'try'; readonly ifItFails: AttemptHistory }

/**
 * Whether a sign-in may be tried now, and what is written down for the case that it fails.
 *
 * Delays double from one second to 15 minutes. They count for an account and an address together, so that no one locks
 * a user out from elsewhere; and for an address over all accounts, so that one password is not tried on everybody. From
 * an address the account is known at, only the first counts. An account attacked from many addresses is never closed:
 * every unknown address then has fewer free failures, and waits the longest time at once.
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
 * The same of an account on a device that it has signed in on before: it waits for its own failures alone, whatever others
 * try at its address, and its failures make nobody else wait.
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

/** Whether an account has signed in there lately. */
export function isKnownNow({ succeededAt }: Attempts, now: Date): boolean {
  return succeededAt !== null && now.getTime() - succeededAt.getTime() <= knownFor
}

/** Never more than was imposed, whatever has happened to the clock since. */
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
