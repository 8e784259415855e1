import { useTexts } from '#src/web/language.tsx'
import { TableInput } from '#src/web/office/table-input.tsx'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { useOrderStatus } from './order-writes.ts'
import { TableSuggestions } from './table-suggestions.tsx'

/** The field for the table of a guest who eats in. The guest chooses the table when ordering, and staff can change it. */
export function TableLabelField({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const { setTable, isPending } = useOrderStatus(order)
  const code = shortCode(order.id)
  return (
    <TableInput
      Suggestions={TableSuggestions}
      stored={order.tableLabel ?? ''}
      isPending={isPending}
      texts={{ label: texts.tableOf(code), placeholder: texts.table, save: texts.saveTable(code) }}
      onSave={setTable}
    />
  )
}
