import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

import { ApiError, type CallInput } from '#src/web/api.ts'
import { type OfficeApi, SessionEndedError, useOfficeApi } from '#src/web/office/office-api.ts'
import { hasTable } from '../../rules/table-order.ts'
import { phoneOrderProblems } from '../../texts/phone-order-texts.ts'
import { useCartQuote } from '../site/cart-quote.ts'
import { useCheckout } from '../site/use-checkout.ts'
import { orderResource } from './order-resource.tsx'
import type { StaffDraft } from './phone-order-draft.ts'

interface PhoneOrderOptions {
  readonly open: boolean
  onPlaced(): void
  /** Called if the server has rejected the order because of its dishes. The lines of these dishes show the reason. */
  onCartRejected(): void
}

/**
 * The order that staff are entering for a guest on the phone or at a table: its dishes with current prices, and the form that
 * places the order.
 */
export function usePhoneOrder(
  { cart, form: draft }: StaffDraft,
  { open, onPlaced, onCartRejected }: PhoneOrderOptions,
) {
  const api = useOfficeApi()
  const client = useQueryClient()
  const quote = useCartQuote(open)
  const tableList = useId()
  const checkout = useCheckout(
    {
      draft,
      // Staff need not ask guests who sit in front of them.
      optional: (values) => [...(hasTable(values) ? ['customerName', 'customerPhone'] : []), 'customerEmail'],
      tableList,
      problems: phoneOrderProblems,
      // The order's language is Vietnamese, whichever language the staff read: guests who order by phone or at the table speak
      // Vietnamese with the staff.
      send: ({ body, headers }) =>
        callAsStaff(api, { body: { ...body, language: 'vi', enteredByStaff: true }, headers }),
    },
    {
      quote,
      onCartRejected,
      onPlaced() {
        cart.replace([])
        onPlaced()
        void client.invalidateQueries({ queryKey: orderResource.queryKey })
      },
    },
  )
  return { quote, checkout }
}

/**
 * Sends the order in the staff's session. If the session has ended, the form shows this as an error and says that the entered order
 * is kept.
 */
async function callAsStaff(api: OfficeApi, request: CallInput<'POST /api/orders'>) {
  try {
    return await api.call('POST /api/orders', request)
  } catch (error) {
    if (!(error instanceof SessionEndedError)) throw error
    throw new ApiError(401, { code: 'session.required', message: error.message })
  }
}
