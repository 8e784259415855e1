import { formDraft } from '#src/web/forms/form-draft.ts'
import { endAttempt } from '#src/web/forms/request-attempt.ts'
import { createStore } from '#src/web/store.ts'
import { createCart } from '#src/features/cart/ui/site/cart-store.ts'
import { emptyCheckout, restoreCheckout } from '../../rules/checkout.ts'
import { isOwnDraft, restoreDraftOwner, type DraftOwner } from '../../rules/draft-owner.ts'

/**
 * An order that staff are entering: its dishes, the data of the guest, and the user who has begun it. It is stored in the tab and
 * is separate from the guests' cart in this browser.
 */
function staffDraft(name: string) {
  return {
    cart: createCart('sessionStorage', `${name}-cart`),
    form: formDraft(name, emptyCheckout, restoreCheckout),
    owner: createStore<DraftOwner>(
      { userId: '', since: 0 },
      { storage: 'sessionStorage', key: `${name}-owner`, version: 0, restore: restoreDraftOwner },
    ),
  }
}

export type StaffDraft = ReturnType<typeof staffDraft>

/** The draft of an order for a guest on the phone. */
export const phoneOrder = staffDraft('phone-order')

/** The draft of an order for guests at a table. It is separate, so that nobody mixes it with an order for a guest on the phone. */
export const tableOrder = staffDraft('table-order')

/**
 * Keeps the draft if this user began it less than `maxDraftHours` hours ago. Otherwise replaces it by an empty one, because it
 * contains personal data.
 */
export function claimDraft(draft: StaffDraft, userId: string, now: number): void {
  if (!isDraftEmpty(draft) && isOwnDraft(draft.owner.get(), userId, now)) return
  discardDraft(draft)
  draft.owner.set({ userId, since: now })
}

/**
 * Begins an order for the guests at a table, or continues the order that this user has already begun for the same table. If dishes
 * for another table are discarded by this, returns a function that brings them back.
 */
export function beginTableOrder(userId: string, now: number, tableLabel: string): (() => void) | undefined {
  claimDraft(tableOrder, userId, now)
  const { form } = tableOrder.form.get()
  const isOther = tableOrder.cart.lines().length > 0 && form.tableLabel !== tableLabel
  const restore = isOther ? discardDraft(tableOrder) : undefined
  const kept = tableOrder.form.get().form
  tableOrder.form.set({ form: { ...kept, orderType: 'dine-in', tableLabel } })
  return restore
}

/** True if the draft has no dishes and nothing has been entered in its form. */
export function isDraftEmpty({ cart, form }: StaffDraft): boolean {
  return cart.lines().length === 0 && JSON.stringify(form.get().form) === JSON.stringify(emptyCheckout)
}

/** Empties the draft. The returned function restores it. */
export function discardDraft({ cart, form }: StaffDraft): () => void {
  const [lines, entered] = [cart.lines(), form.get()]
  cart.replace([])
  form.set(form.initial)
  endAttempt(form.name)
  return () => {
    cart.replace(lines)
    form.set(entered)
  }
}

/** Empties all drafts, so that no data of guests stays in the tab. */
export function discardDrafts(): void {
  for (const draft of [phoneOrder, tableOrder]) discardDraft(draft)
}
