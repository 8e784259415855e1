/** The user who has begun a draft of an order for a guest on the phone, and when. */
export interface DraftOwner {
  readonly userId: string
  /** When the user began the draft, in milliseconds since 1970. */
  readonly since: number
}

/** A draft that is this many hours old is discarded. If a guest calls back later, the order begins anew. */
const maxDraftHours = 2

/** True if this user began the draft less than `maxDraftHours` hours ago. The caller discards any other draft. */
export function isOwnDraft({ userId: owner, since }: DraftOwner, userId: string, now: number): boolean {
  return owner === userId && now >= since && now - since < maxDraftHours * 3_600_000
}

/** Reads the owner of the draft from what the browser stored, which may be anything. Never throws. */
export function restoreDraftOwner(stored: unknown): DraftOwner {
  if (typeof stored !== 'object' || stored === null) return { userId: '', since: 0 }
  const { userId, since } = stored as Partial<Record<keyof DraftOwner, unknown>>
  return {
    userId: typeof userId === 'string' ? userId : '',
    since: typeof since === 'number' ? since : 0,
  }
}
