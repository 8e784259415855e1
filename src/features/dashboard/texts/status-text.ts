import { officeMessageTexts } from '#src/features/contact/texts/office-texts.ts'
import type { OrderType, PaymentMethod } from '#src/features/orders/contract/order.ts'
import { orderLabels } from '#src/features/orders/texts/order-labels.ts'
import { statusLabels } from '#src/features/reservations/texts/status-labels.ts'
import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import type { SearchResult } from '../contract/search.ts'

/** The text for the status of a search result. */
export function statusText(
  { type, status }: Pick<SearchResult, 'type' | 'status'>,
  language: Language,
): string {
  const labels: Readonly<Record<SearchResult['type'], Readonly<Record<string, string>>>> = {
    order: orderLabels[language].status,
    reservation: statusLabels[language],
    message: officeMessageTexts[language].status,
  }
  return ownValue(labels[type], status) ?? status
}

export function paymentText(method: PaymentMethod, language: Language): string {
  return orderLabels[language].payment[method]
}

export function orderTypeText(type: OrderType, language: Language): string {
  return orderLabels[language].type[type]
}
