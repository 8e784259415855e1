import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { MovePromiseInput } from '#src/features/orders/contract/promised-times.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { kitchenProblems } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import { kitchenKey, showTicket } from './kitchen-query.ts'
import { notePromise } from './promises-set-here.ts'
import { lastMove, showProblem } from './use-stage.ts'

/** Returns a function that moves the promised time of an order by some minutes. */
export function usePromise({ id, updatedAt }: KitchenTicket, onProblem?: (text: string | undefined) => void) {
  const language = useLanguage()
  const { laterFailed } = useTexts(orderWords)
  const { error } = useTexts(officeTexts)
  const client = useQueryClient()
  const minutes = useRef<MovePromiseInput['minutes']>(10)
  const { send, isPending } = useOfficeMutation('PATCH /api/kitchen/orders/:id/promise', {
    subject: `${id} promise`,
    request: (body: MovePromiseInput) => ({ params: { id }, body }),
    problems: kitchenProblems,
    failed: { title: error, description: `${shortCode(id)}: ${laterFailed}` },
    handleFailure: onProblem && ((failure) => showProblem(onProblem, failure, laterFailed, language)),
    onSuccess(ticket) {
      notePromise(ticket)
      showTicket(client, ticket)
      lastMove.set({ ticket, minutes: minutes.current })
    },
    invalidates: kitchenKey,
  })
  return {
    isPending,
    move(by: MovePromiseInput['minutes']) {
      onProblem?.(undefined)
      minutes.current = by
      void send({ minutes: by, updatedAt })
    },
  }
}
