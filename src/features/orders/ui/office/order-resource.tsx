import { TextInput } from '@mantine/core'
import { z } from 'zod'

import type { Period } from '#src/kernel/list-query.ts'
import { useLanguage } from '#src/web/language.tsx'
import { callablePhone } from '#src/web/office/callable-phone.ts'
import { choice, custom, text, typed } from '#src/web/office/resource/field-kinds.tsx'
import { pagedResourceOf } from '#src/web/office/resource/resource.ts'
import { readEdited } from '#src/web/office/resource/use-edit-base.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import { ChangeOrderInput } from '../../contract/order-changes.ts'
import { type Order, OrderType, PlaceOrderInput } from '../../contract/order.ts'
import { checkDelivery } from '../../rules/checkout.ts'
import { shortCode } from '../../rules/order-code.ts'
import { offeredStatuses } from '../../rules/order-progress.ts'
import { officeOrderProblems } from '../../texts/office-problem-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { type EditLine, linesOf, mergedLines, sentItems } from './edit-lines.ts'
import { LinesInput } from './edited-lines.tsx'
import { lineAsText } from './order-as-text.ts'

interface OrderQuery {
  readonly period?: Period
  /** Several statuses, separated by commas. */
  readonly status?: string
  readonly archive?: 'without'
}

/**
 * Checks the phone only if it was edited, since earlier versions stored phone numbers as typed. Also checks the address of a
 * delivery.
 */
function formSchema(storedPhone?: string) {
  return ChangeOrderInput.extend({
    customerPhone: callablePhone(PlaceOrderInput.shape.customerPhone, 'orders', storedPhone),
    items: z.custom<readonly EditLine[]>().transform(sentItems),
  }).refine((typedOrder) => !checkDelivery({ orderType: 'takeout', ...typedOrder }, 'on'), {
    path: ['customerAddress'],
    params: { code: 'orders.address-too-short' },
    // Because of this, Zod runs the check even if other fields have errors, and the form reports all errors together.
    when: () => true,
  })
}

/** The orders of guests, as admins edit them in the office. */
export const orderResource = pagedResourceOf<Order>()({
  parameter: 'order',
  queryKey: ['/api/orders'],
  calls: {
    page: (api, query: OrderQuery) => api.list('GET /api/orders', { query }),
    one: (api, id) => api.call('GET /api/orders/:id', { params: { id } }),
    change: (api, id, body) => api.call('PATCH /api/orders/:id', { params: { id }, body }),
    remove: (api, id) => api.call('DELETE /api/orders/:id', { params: { id } }),
  },
  // An archived order can only be read.
  mayChange: ({ archivedAt }) => storedUser()?.role === 'admin' && archivedAt === null,
  nameOf: ({ id }) => ({ name: shortCode(id), nameVi: shortCode(id) }),
  schema: (order) => formSchema(order?.shownPhone),
  fields: {
    customerName: text(),
    customerPhone: custom<string, Order>({ ...text({ type: 'tel' }), read: ({ shownPhone }) => shownPhone }),
    customerEmail: text({ type: 'email' }),
    orderType: choice({
      initial: 'takeout',
      options: OrderType.options,
      labels: { vi: orderLabels.vi.type, en: orderLabels.en.type },
    }),
    customerAddress: custom<string>({
      ...text(),
      Input: (props) =>
        props.form.values['orderType'] === 'delivery' && <TextInput {...typed(props)} required />,
    }),
    status: choice({
      initial: 'pending',
      options: offeredStatuses,
      labels: { vi: orderLabels.vi.status, en: orderLabels.en.status },
    }),
    items: custom<readonly EditLine[], Order>({
      initial: [],
      read: linesOf,
      Input: LinesInput,
      Said: LinesSaid,
      merge: mergedLines,
    }),
  },
  // If the order is no longer a delivery, an address that was typed before is not sent.
  edited: (before, { customerAddress, ...typedOrder }) =>
    readEdited(formSchema(before.customerPhone), before, {
      ...typedOrder,
      customerAddress: typedOrder.orderType === 'delivery' ? customerAddress : before.customerAddress,
    }),
  texts: officeOrdersTexts,
  problems: officeOrderProblems,
  staleCode: 'orders.stale',
})

function LinesSaid({ value }: { readonly value: readonly EditLine[] }) {
  const language = useLanguage()
  return value.map(({ line, quantity }) => lineAsText({ ...line, quantity }, language)).join('; ')
}
