/** The user who has begun a draft of an order for a guest on the phone, and the time when the draft was begun. */
export interface DraftOwner {
  readonly userId: string
  /** When the user began the draft, in milliseconds since 1970. */
  readonly since: number
}

/** After this many hours a draft is discarded. If the guest calls again later, staff start with an empty order. */
const maxDraftHours = 2

/** True if this user began the draft less than `maxDraftHours` hours ago. If not, the caller must discard the draft. */
export function isOwnDraft({ userId: owner, since }: DraftOwner, userId: string, now: number): boolean {
  return owner === userId && now >= since && now - since < maxDraftHours * 3_600_000
}

/** Makes a valid owner of the draft from any value that the browser has stored. Never throws. */
export function restoreDraftOwner(stored: unknown): DraftOwner {
  if (typeof stored !== 'object' || stored === null) return { userId: '', since: 0 }
  const { userId, since } = stored as Partial<Record<keyof DraftOwner, unknown>>
  return {
    userId: typeof userId === 'string' ? userId : '',
    since: typeof since === 'number' ? since : 0,
  }
}
