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
  /** The server rejected the order because of its dishes. The lines of these dishes show the reason. */
  onCartRejected(): void
}

/** The dishes that the guest on the phone or at the table wants, with today's prices, and the form that enters the order. */
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
      // The order's language is Vietnamese, whatever language the staff read, because guests on the phone speak Vietnamese.
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

/** Sends the order as staff. If the session has ended, the form shows that as its error and says that nothing is lost. */
async function callAsStaff(api: OfficeApi, request: CallInput<'POST /api/orders'>) {
  try {
    return await api.call('POST /api/orders', request)
  } catch (error) {
    if (!(error instanceof SessionEndedError)) throw error
    throw new ApiError(401, { code: 'session.required', message: error.message })
  }
}
