import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { z } from 'zod'

import { amountOf } from '#src/kernel/money.ts'
import { maxTableLabel } from '#src/kernel/table-label.ts'
import { oneLine } from '#src/kernel/typed-text.ts'
import type { Period } from '#src/kernel/list-query.ts'
import { useLanguage } from '#src/web/language.tsx'
import { callablePhone } from '#src/web/office/callable-phone.ts'
import type { Field, FieldInputProps } from '#src/web/office/resource/fields.ts'
import { choice, custom, longText, text, typed } from '#src/web/office/resource/field-kinds.tsx'
import { pagedResourceOf } from '#src/web/office/resource/resource.ts'
import { readEdited } from '#src/web/office/resource/use-edit-base.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import { ChangeOrderInput } from '../../contract/order-changes.ts'
import { type Order, type OrderStatus, OrderType, PlaceOrderInput } from '../../contract/order.ts'
import { checkDelivery } from '../../rules/checkout.ts'
import { type ContactField, hadByKitchen, lacksContact, mayStaffEdit } from '../../rules/order-editing.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderTotals } from '../../rules/order-totals.ts'
import { offeredStatuses } from '../../rules/order-progress.ts'
import { needsNoContact } from '../../rules/table-order.ts'
import { officeOrderProblems } from '../../texts/office-problem-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { type EditLine, linesOf, mergedLines, sentItems } from './edit-lines.ts'
import { LinesInput } from './edited-lines.tsx'
import { OrderTimeInput, OrderTimeSaid } from './order-time-input.tsx'
import { ReasonInput } from './reason-input.tsx'
import { lineAsText } from './order-as-text.ts'
import { TableSuggestions } from './table-suggestions.tsx'

interface OrderQuery {
  readonly period?: Period
  /** Several statuses, separated by commas. */
  readonly status?: string
  readonly archive?: 'without'
}

const { customerName, customerPhone } = PlaceOrderInput.shape

/**
 * The schema for the form's values. It checks the phone only if it was edited, since earlier versions stored phone numbers as
 * typed. Name and phone may be empty if the order has none, and for guests at a table. It also checks the address of a delivery.
 */
function formSchema(storedPhone?: string, order?: Order) {
  const mayBeEmpty = (stored: string) => order === undefined || stored === '' || needsNoContact(order)
  return ChangeOrderInput.extend({
    customerName: mayBeEmpty(order?.customerName ?? '')
      ? customerName
      : customerName.min(1, { error: 'Name is required', abort: true }),
    customerPhone: callablePhone(
      mayBeEmpty(order?.customerPhone ?? '')
        ? customerPhone
        : customerPhone.min(1, { error: 'Phone is required', abort: true }),
      'orders',
      storedPhone,
    ),
    requestedTime: z
      .literal('')
      .transform(() => null)
      .or(ChangeOrderInput.shape.requestedTime),
    items: z.custom<readonly EditLine[]>().transform(sentItems),
  })
    .refine(({ reason, ...change }) => !order || Boolean(reason) || !needsReason(order, change), {
      path: ['reason'],
      params: { code: 'orders.reason-required' },
      when: () => true,
    })
    .refine((typedOrder) => !order || !isMissing(order, typedOrder, 'customerName'), {
      path: ['customerName'],
      when: () => true,
    })
    .refine((typedOrder) => !order || !isMissing(order, typedOrder, 'customerPhone'), {
      path: ['customerPhone'],
      when: () => true,
    })
    .refine((typedOrder) => !checkDelivery({ orderType: 'takeout', ...typedOrder }, 'on'), {
      path: ['customerAddress'],
      params: { code: 'orders.address-too-short' },
      // With this `when`, Zod runs the check even if other fields have errors. So the form shows all errors at once.
      when: () => true,
    })
}

/** True if the form needs a name or phone that is not typed yet, because the order is no longer for guests at a table. */
function isMissing(
  order: Order,
  typedOrder: { readonly [Name in ContactField]?: string | undefined } & Pick<ChangeOrderInput, 'orderType'>,
  field: ContactField,
): boolean {
  return lacksContact(order, typedOrder.orderType, field) && oneLine(typedOrder[field] ?? '') === ''
}

/** The values in the form that decide whether a reason is needed: the status, and the lines with their prices. */
interface TypedChange {
  readonly status?: OrderStatus | undefined
  readonly items?: ReturnType<typeof sentItems> | undefined
}

/** Why an edit needs a reason. Undefined if it needs none. */
function needsReason(order: Order, { status, items }: TypedChange): 'cancelled' | 'cheaper' | undefined {
  if (status === 'cancelled' && order.status !== 'cancelled') return 'cancelled'
  if (!items || !hadByKitchen(order.status)) return undefined
  const lines = items.map(({ price, quantity }) => ({ unitPrice: amountOf(price), quantity }))
  return orderTotals(lines, order).grandTotal < amountOf(order.grandTotal) ? 'cheaper' : undefined
}

export const isAdmin = () => storedUser()?.role === 'admin'

/** The guest's name or phone number. Only admins see the field, and staff if it must be filled in because the type is changed. */
function contact(field: ContactField, type: 'text' | 'tel'): Field<string, Order> {
  return {
    ...text(),
    Input(props) {
      const { row, form } = props
      const orderType = form.values['orderType'] as OrderType // of the definition
      const isAsked = row !== undefined && lacksContact(row, orderType, field)
      return (isAdmin() || isAsked) && <TextInput {...typed(props)} type={type} required={isAsked} />
    },
  }
}

/** Makes a field invisible for everyone except admins. Used for the guest's e-mail address and the status, which staff set by buttons. */
function forAdmins<Value>({ Input, ...field }: Field<Value, Order>): Field<Value, Order> {
  return { ...field, Input: (props) => isAdmin() && <Input {...props} /> }
}

/** The list of orders, and the form in which staff and admins edit them. */
export const orderResource = pagedResourceOf<Order>()({
  parameter: 'order',
  queryKey: ['/api/orders'],
  calls: {
    page: (api, query: OrderQuery) => api.list('GET /api/orders', { query }),
    one: (api, id) => api.call('GET /api/orders/:id', { params: { id } }),
    change: (api, id, body) => api.call('PATCH /api/orders/:id', { params: { id }, body }),
    remove: (api, id) => api.call('DELETE /api/orders/:id', { params: { id } }),
  },
  // An archived order cannot be edited.
  mayChange: ({ archivedAt, status }) => archivedAt === null && (isAdmin() || mayStaffEdit(status)),
  mayRemove: ({ archivedAt }) => archivedAt === null && isAdmin(),
  nameOf: ({ id }) => ({ name: shortCode(id), nameVi: shortCode(id) }),
  schema: (order) => formSchema(order?.shownPhone, order),
  fields: {
    customerName: contact('customerName', 'text'),
    customerPhone: { ...contact('customerPhone', 'tel'), read: ({ shownPhone }) => shownPhone },
    customerEmail: forAdmins(text({ type: 'email' })),
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
    tableLabel: custom<string>({
      ...text({ isOptional: true }),
      Input: (props) => props.form.values['orderType'] === 'dine-in' && <OrderTable {...props} />,
    }),
    requestedTime: custom<string>({ ...text(), Input: OrderTimeInput, Said: OrderTimeSaid }),
    specialInstructions: longText({ isOptional: true, rows: 2 }),
    status: forAdmins(
      choice({
        initial: 'pending',
        options: offeredStatuses,
        labels: { vi: orderLabels.vi.status, en: orderLabels.en.status },
      }),
    ),
    items: custom<readonly EditLine[], Order>({
      initial: [],
      read: linesOf,
      Input: LinesInput,
      Said: LinesSaid,
      merge: mergedLines,
    }),
    reason: custom<string, Order>({ ...text(), read: () => '', Input: OrderReason }),
  },
  // What was typed for another order type stays in the form, but is not sent.
  edited: (before, typedOrder) => {
    const { orderType } = typedOrder
    const isShown = (field: ContactField) => isAdmin() || lacksContact(before, orderType, field)
    return readEdited(formSchema(before.customerPhone), before, {
      ...typedOrder,
      ...(!isShown('customerName') && { customerName: before.customerName }),
      ...(!isShown('customerPhone') && { customerPhone: before.customerPhone }),
      ...(orderType !== 'delivery' && { customerAddress: before.customerAddress }),
      ...(orderType !== 'dine-in' && { tableLabel: before.tableLabel }),
    })
  },
  texts: officeOrdersTexts,
  problems: officeOrderProblems,
  staleCode: 'orders.stale',
})

function OrderTable(props: FieldInputProps<string>) {
  const list = useId()
  return (
    <>
      <TextInput {...typed(props)} maxLength={maxTableLabel} list={list} autoComplete="off" />
      <TableSuggestions id={list} />
    </>
  )
}

function OrderReason(props: FieldInputProps<string, Order>) {
  const { row, form, input, onChange } = props
  const status = form.values['status'] as OrderStatus // of the definition
  const items = sentItems(form.values['items'] as readonly EditLine[]) // of the definition
  const about = row && needsReason(row, { status, items })
  return about && <ReasonInput {...input} about={about} onReason={onChange} />
}

function LinesSaid({ value }: { readonly value: readonly EditLine[] }) {
  const language = useLanguage()
  return value.map(({ line, quantity }) => lineAsText({ ...line, quantity }, language)).join('; ')
}
