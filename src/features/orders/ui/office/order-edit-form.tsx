import { Button, NativeSelect, TextInput } from '@mantine/core'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/form.module.css'
import { type Order, OrderType } from '../../contract/order.ts'
import { offeredStatuses } from '../../rules/order-progress.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { AddDish } from './add-dish.tsx'
import type { EditLine } from './edit-lines.ts'
import { EditedLines } from './edited-lines.tsx'
import { OrderConflict } from './order-conflict.tsx'
import { useAddedDish } from './use-added-dish.tsx'
import { useOrderEdit } from './use-order-edit.ts'

interface OrderEditFormProps {
  /** As the server has it now: it may change while somebody types. */
  readonly order: Order
  /** A line has been added, counted or removed. */
  onEdit(): void
  onDone(): void
  onCancel(): void
}

/** The fields and lines of an order to change. */
export function OrderEditForm({ order, onEdit, onDone, onCancel }: OrderEditFormProps) {
  const texts = useTexts(orderFormTexts).form
  const { form, conflict, vatRate, setLines } = useOrderEdit(order, onDone)
  const { lines } = form.values
  const change = (changed: readonly EditLine[]) => {
    onEdit()
    setLines(changed)
  }
  const adding = useAddedDish(() => form.currentValues().lines, change)
  return (
    <>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <OrderFields field={form.field} orderType={form.values.orderType} status={order.status} />
        <div className={styles.wide}>
          <EditedLines lines={lines} vatRate={vatRate} onChange={change} />
        </div>
        <div className={styles.wide}>
          <AddDish isPending={adding.isPending} onChoose={adding.add} />
        </div>
        {conflict && <OrderConflict {...conflict} />}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={form.isSending} disabled={adding.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
      {/* Holds a form of its own. */}
      {adding.dialog}
    </>
  )
}

type FieldName =
  | 'customerName'
  | 'customerPhone'
  | 'customerEmail'
  | 'customerAddress'
  | 'orderType'
  | 'status'

interface OrderFieldsProps {
  readonly field: (name: FieldName) => object
  /** As it is chosen now. */
  readonly orderType: OrderType
  readonly status: Order['status']
}

function OrderFields({ field, orderType, status }: OrderFieldsProps) {
  const texts = useTexts(officeOrdersTexts)
  const labels = orderLabels[useLanguage()]
  const statuses = offeredStatuses.includes(status) ? offeredStatuses : [status, ...offeredStatuses]
  return (
    <>
      <TextInput {...field('customerName')} label={texts.dialog.name} autoComplete="off" />
      <TextInput {...field('customerPhone')} type="tel" label={texts.dialog.phone} autoComplete="off" />
      <TextInput {...field('customerEmail')} type="email" label={texts.dialog.email} autoComplete="off" />
      <NativeSelect
        {...field('orderType')}
        label={texts.dialog.type}
        data={OrderType.options.map((value) => ({ value, label: labels.type[value] }))}
      />
      {orderType === 'delivery' && (
        <TextInput {...field('customerAddress')} label={texts.dialog.address} autoComplete="off" required />
      )}
      <NativeSelect
        {...field('status')}
        label={texts.status}
        data={statuses.map((value) => ({ value, label: labels.status[value] }))}
      />
    </>
  )
}
