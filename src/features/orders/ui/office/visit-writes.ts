import { showToast } from '#src/design/toast-store.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { undoTime } from '#src/web/office/undo-time.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { PaymentMethod } from '../../contract/order.ts'
import type { TableVisit } from '../../contract/table-visit.ts'
import { visitProblems } from '../../texts/visit-problem-texts.ts'
import { visitTexts } from '../../texts/visit-texts.ts'

/** The key of the query of all tables. Events find it by the first part. */
export const visitsKey = ['/api/visits'] as const

/** What all writes about visits have in common. */
function useVisitWrite() {
  const { writeFailed } = useTexts(visitTexts)
  return { problems: visitProblems, failed: writeFailed, invalidates: visitsKey[0] }
}

/** Notes that all of a visit is paid. The visit then leaves the screen, so a toast offers to undo it. */
export function useVisitPayment({ id, tableLabel, toPay }: TableVisit) {
  const texts = useTexts(visitTexts)
  const table = formatTable(tableLabel, useLanguage())
  const write = useVisitWrite()
  const undone = useOfficeMutation('POST /api/visits/:id/payment/undo', {
    ...write,
    subject: id,
    request: (closedAt: string) => ({ params: { id }, body: { closedAt } }),
    succeeded: () => texts.unpaid(table),
  })
  const { send, isPending } = useOfficeMutation('POST /api/visits/:id/payment', {
    ...write,
    subject: id,
    request: (paidVia: PaymentMethod) => ({ params: { id }, body: { paidVia, toPay } }),
    onSuccess({ closedAt }) {
      const takeBack = () => void (closedAt !== null && undone.send(closedAt))
      const action = { label: texts.undo, onSelect: takeBack }
      showToast({ title: texts.allPaid(table), tone: 'success', duration: undoTime, action })
    },
  })
  return { isPending, pay: (paidVia: PaymentMethod) => void send(paidVia) }
}

/** Notes that a party has left. */
export function useVisitClosing({ id, tableLabel }: TableVisit) {
  const { cleared } = useTexts(visitTexts)
  const table = formatTable(tableLabel, useLanguage())
  return useOfficeMutation('POST /api/visits/:id/close', {
    ...useVisitWrite(),
    subject: id,
    request: () => ({ params: { id } }),
    succeeded: () => cleared(table),
  })
}

/** Moves a party to another table. */
export function useVisitMove({ id }: TableVisit, onDone: () => void) {
  const { moved } = useTexts(visitTexts)
  const language = useLanguage()
  return useOfficeMutation('PATCH /api/visits/:id', {
    ...useVisitWrite(),
    subject: id,
    request: (tableLabel: string) => ({ params: { id }, body: { tableLabel } }),
    succeeded: ({ tableLabel }) => moved(formatTable(tableLabel, language)),
    onSuccess: onDone,
  })
}

/** Opens a table. If there are more guests than seats, the toast says so. */
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
