const hour = 3_600_000

/** After how many milliseconds without another failure the server forgets failed sign-ins: a day. */
export const forgottenAfter = 24 * hour

/**
 * For how many milliseconds an account knows an address or a device after someone has signed in to the account from there: 30 days.
 */
export const knownFor = 30 * 24 * hour

export const maxWaitSeconds = 15 * 60

/**
 * The number of failed sign-ins at which the wait begins. `pair` counts failures of one account from one address, `pairUnderAttack`
 * does so while the account is under attack, and `address` counts failures from one address with any account.
 */
const freeFailures = { pair: 5, pairUnderAttack: 2, address: 20 } as const

/** From this number of failures on, counted over all addresses, an account is treated as under attack. */
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
 * Whether a sign-in may be tried now, and what is stored in case it fails.
 *
 * Delays double from one second to 15 minutes. The server counts failures of an account from one address, so that nobody locks a
 * user out from elsewhere, and failures of an address over all accounts, so that nobody tries one password on everybody. At an
 * address where the account is known, only the count for account and address applies. An account that is attacked from many
 * addresses is never closed: unknown addresses then have fewer free failures and wait the longest time at once.
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
 * Checks an attempt on a device on which the account has signed in before. The account waits only for its own failures on this
 * device, whatever others try at the same address, and these failures make nobody else wait.
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
 * The seconds that are left of a wait. They are never more than the whole wait, even if the server's clock has been changed since
 * it began.
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
