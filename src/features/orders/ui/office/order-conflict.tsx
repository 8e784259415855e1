import { useLanguage, useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import type { OrderEditValues } from './edit-values.ts'
import { lineAsText } from './order-as-text.ts'

interface OrderConflictProps {
  /** What somebody else has changed, as it is now; empty until that has been loaded. */
  readonly others: Partial<OrderEditValues>
  merge(): void
}

/** Somebody else has changed the order that is being edited: to what, and how to go on. */
export function OrderConflict({ others, merge }: OrderConflictProps) {
  const { dialog, status } = useTexts(officeOrdersTexts)
  const { changedMeanwhile } = useTexts(orderFormTexts).form
  const language = useLanguage()
  const labels = orderLabels[language]
  const { lines } = others
  const shown: readonly (readonly [string, string | undefined])[] = [
    [dialog.name, others.customerName],
    [dialog.phone, others.customerPhone],
    [dialog.email, others.customerEmail],
    [dialog.type, others.orderType && labels.type[others.orderType]],
    [dialog.address, others.customerAddress],
    [status, others.status && labels.status[others.status]],
    [
      dialog.items,
      lines?.map(({ line, quantity }) => lineAsText({ ...line, quantity }, language)).join('; '),
    ],
  ]
  const changed = shown.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]))
  return <EditConflict title={changedMeanwhile} changed={changed} merge={merge} />
}
