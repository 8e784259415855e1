import { showToast } from '#src/design/toast-store.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { showUndoToast } from '#src/web/office/undo-toast.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { PaymentMethod } from '../../contract/order.ts'
import type { TableVisit } from '../../contract/table-visit.ts'
import { visitProblems } from '../../texts/visit-problem-texts.ts'
import { visitTexts } from '../../texts/visit-texts.ts'

/** The key of the query for all tables. Events find the query by the first part of its key. */
export const visitsKey = ['/api/visits'] as const

/** What all calls that write visits have in common. */
function useVisitWrite() {
  const { writeFailed } = useTexts(visitTexts)
  return { problems: visitProblems, failed: writeFailed, invalidates: visitsKey[0] }
}

/**
 * Returns a function that marks all orders of a visit as paid. The visit then disappears from the screen, so a toast offers to undo
 * this.
 */
export function useVisitPayment({ id, tableLabel, toPay }: TableVisit) {
  const texts = useTexts(visitTexts)
  const table = formatTable(tableLabel, useLanguage())
  const write = useVisitWrite()
  const undone = useOfficeMutation('POST /api/visits/:id/payment/undo', {
    ...write,
    subject: id,
    isRepeatable: true,
    request: (paidAt: string) => ({ params: { id }, body: { paidAt } }),
    succeeded: () => texts.unpaid(table),
  })
  const { send, isPending } = useOfficeMutation('POST /api/visits/:id/payment', {
    ...write,
    subject: id,
    isRepeatable: true,
    request: (paidVia: PaymentMethod) => ({ params: { id }, body: { paidVia, toPay } }),
    onSuccess({ closedAt, paidAt }) {
      const said = closedAt === null ? 'allPaidServing' : 'allPaid'
      offerUndo(said, tableLabel, () => void (paidAt !== null && undone.send(paidAt)))
    },
  })
  return { isPending, pay: (paidVia: PaymentMethod) => void send(paidVia) }
}

/** A toast that says what has been done at a table, and offers to undo it. */
function offerUndo(
  said: 'allPaid' | 'allPaidServing' | 'cleared' | 'moved',
  label: string,
  takeBack: () => void,
): void {
  showUndoToast((language) => visitTexts[language][said](formatTable(label, language)), takeBack)
}

type VisitChange = { readonly tableLabel: string } | { readonly closedAt: null }

/** Changes a visit. If `onDone` is absent, a toast says at which table the party sits now. */
function useVisitChange({ id }: TableVisit, onDone?: (changed: TableVisit) => void) {
  const { moved } = useTexts(visitTexts)
  const language = useLanguage()
  return useOfficeMutation('PATCH /api/visits/:id', {
    ...useVisitWrite(),
    subject: id,
    request: (body: VisitChange) => ({ params: { id }, body }),
    ...(onDone
      ? { onSuccess: onDone }
      : { succeeded: ({ tableLabel }) => moved(formatTable(tableLabel, language)) }),
  })
}

/** Stores that a party has left its table. A toast offers to undo this. */
export function useVisitClosing(visit: TableVisit) {
  const undone = useVisitChange(visit)
  const { id, tableLabel } = visit
  return useOfficeMutation('POST /api/visits/:id/close', {
    ...useVisitWrite(),
    subject: id,
    isRepeatable: true,
    request: () => ({ params: { id } }),
    onSuccess: () => offerUndo('cleared', tableLabel, () => void undone.send({ closedAt: null })),
  })
}

/** Moves a party to another table. A toast offers to undo this. */
export function useVisitMove(visit: TableVisit, onDone: () => void) {
  const undone = useVisitChange(visit)
  return useVisitChange(visit, (changed) => {
    onDone()
    const { tableLabel } = visit
    offerUndo('moved', changed.tableLabel, () => void undone.send({ tableLabel }))
  })
}

/** Returns a function that opens a table. If there are now more guests than seats, the toast says so. */
export function useVisitOpening(onDone: () => void) {
  const texts = useTexts(visitTexts)
  const language = useLanguage()
  return useOfficeMutation('POST /api/visits', {
    ...useVisitWrite(),
    subject: 'new',
    request: (body: { tableLabel: string; guests: number | null; reservationId: string | null }) => ({
      body,
    }),
    onSuccess({ tableLabel, isAboveSeats }) {
      const title = texts.opened(formatTable(tableLabel, language))
      showToast(isAboveSeats ? { title, description: texts.aboveSeats } : { title, tone: 'success' })
      onDone()
    },
  })
}
