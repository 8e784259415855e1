import { formDraft } from '#src/web/forms/form-draft.ts'
import { endAttempt } from '#src/web/forms/request-attempt.ts'
import { createStore } from '#src/web/store.ts'
import { createCart } from '#src/features/cart/ui/site/cart-store.ts'
import { emptyCheckout, restoreCheckout } from '../../rules/checkout.ts'
import { isOwnDraft, restoreDraftOwner, type DraftOwner } from '../../rules/draft-owner.ts'

/**
 * The dishes that the guest on the phone has asked for. This cart belongs to the tab and is separate from the guest cart of this
 * browser.
 */
export const phoneCart = createCart('sessionStorage', 'phone-order-cart')

/** What staff have entered about the guest. */
export const phoneDraft = formDraft('phone-order', emptyCheckout, restoreCheckout)

const owner = createStore<DraftOwner>(
  { userId: '', since: 0 },
  { storage: 'sessionStorage', key: 'phone-order-owner', version: 0, restore: restoreDraftOwner },
)

/** Keeps the draft if this user began it and the guest may still call back. Otherwise discards the draft with its personal data. */
export function claimDraft(userId: string, now: number): void {
  if (!isDraftEmpty() && isOwnDraft(owner.get(), userId, now)) return
  discardDraft()
  owner.set({ userId, since: now })
}

/** Begins an order for the guests at a table, or sets the table of the order that this user has begun. */
export function prefillTable(userId: string, now: number, tableLabel: string): void {
  claimDraft(userId, now)
  phoneDraft.set({ form: { ...phoneDraft.get().form, orderType: 'dine-in', tableLabel } })
}

/** True if the draft has no dishes and nothing has been entered in its form. */
export function isDraftEmpty(): boolean {
  const { form } = phoneDraft.get()
  return phoneCart.lines().length === 0 && JSON.stringify(form) === JSON.stringify(emptyCheckout)
}

/** Empties the draft and returns a function that restores it. */
export function discardDraft(): () => void {
  const [lines, form] = [phoneCart.lines(), phoneDraft.get()]
  phoneCart.replace([])
  phoneDraft.set(phoneDraft.initial)
  endAttempt(phoneDraft.name)
  return () => {
    phoneCart.replace(lines)
    phoneDraft.set(form)
  }
}
