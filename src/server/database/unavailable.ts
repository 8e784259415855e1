/**
 * Why a request cannot be served for now, although the request is valid. `unreachable`: the database does not respond. `exhausted`:
 * the database has no disk space, memory or connections left, or accepts no writes. `contention`: other transactions were in the
 * way. `storage`: this server's own disk is full or broken.
 */
export type UnavailableReason = 'unreachable' | 'exhausted' | 'contention' | 'storage'

/**
 * The reason why a request cannot be served, derived from an error of the database, its driver or the file system. Undefined for
 * any other error.
 */
export function unavailableReason(error: unknown): UnavailableReason | undefined {
  if (isAbortedRequest(error)) return undefined
  for (const { code, message } of causesOf(error)) {
    const reason = (code && reasonOfCode(code)) || (driverMessages.test(message) ? 'unreachable' : undefined)
    if (reason) return reason
  }
  return undefined
}

/**
 * True if the visitor's connection ended before the whole request had arrived. Node reports this with the error code of a lost
 * connection.
 */
export function isAbortedRequest(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && hasErrorCode(error, new Set(['ECONNRESET']))
}

/** Whether an error, or one of its causes, has a code of PostgreSQL or Node that is in `codes`. */
export function hasErrorCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return causesOf(error).some(({ code }) => code !== undefined && codes.has(code))
}

function reasonOfCode(code: string): UnavailableReason | undefined {
  return reasons.find(({ codes }) => codes.test(code))?.reason
}

/**
 * The reasons with the error codes that stand for them. The codes are SQLSTATE classes and codes (PostgreSQL, appendix A), and
 * errno names.
 */
const reasons: readonly { codes: RegExp; reason: UnavailableReason }[] = [
  // Insufficient resources such as a full disk, an I/O error, and a server that is read-only after a failover.
  { codes: /^(53...|58000|58030|25006)$/, reason: 'exhausted' },
  // Serialization failure, deadlock, lock not available, and a statement or transaction that took too long.
  { codes: /^(40001|40P01|55P03|57014|25P03|25P04)$/, reason: 'contention' },
  // A broken connection, a server that is shutting down or starting, and a server that accepts no connections from this program for
  // now.
  { codes: /^(08...|57P0.|28...|3D000|55000)$/, reason: 'unreachable' },
  {
    codes: /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOTDIR|EEXIST|EIO|EMFILE|ENFILE|ENOMEM)$/,
    reason: 'storage',
  },
  {
    codes: /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|EAI_AGAIN)$/,
    reason: 'unreachable',
  },
]

/** Messages of errors that the database driver itself throws. These errors have no code. */
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable|after calling end on the pool/

interface CodedError {
  readonly code?: string
  readonly message: string
}

/** Drizzle wraps the driver's error. So not only the error but also its causes are searched for an error code. */
function causesOf(error: unknown): CodedError[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
