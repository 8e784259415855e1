/** Who has begun the draft of an order for a guest on the phone, and when. */
export interface DraftOwner {
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly since: number
}

/** A guest who has not called back by then orders anew. */
const maxDraftHours = 2

/** Whether a draft is this user's and recent; another one is discarded. */
export function isOwnDraft({ userId: owner, since }: DraftOwner, userId: string, now: number): boolean {
  return owner === userId && now >= since && now - since < maxDraftHours * 3_600_000
}

/** Makes an owner of whatever the browser stored. Never throws. */
export function restoreDraftOwner(stored: unknown): DraftOwner {
  if (typeof stored !== 'object' || stored === null) return { userId: '', since: 0 }
  const { userId, since } = stored as Partial<Record<keyof DraftOwner, unknown>>
  return {
    userId: typeof userId === 'string' ? userId : '',
    since: typeof since === 'number' ? since : 0,
  }
}
