import { formDraft } from '#src/web/forms/form-draft.ts'
import { emptyCheckout } from '../../rules/checkout.ts'
import { restoreCheckout } from '../../rules/restore-checkout.ts'

/** The half-filled checkout form. */
export const useCheckoutDraft = formDraft('checkout', emptyCheckout, restoreCheckout)
