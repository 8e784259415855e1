import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { createStore } from '#src/web/store.ts'
import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { MovePromiseInput } from '#src/features/orders/contract/promised-times.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { KitchenStage, KitchenTicket, SetStageInput } from '../../contract/kitchen.ts'
import { kitchenProblems, kitchenTexts } from '../../texts/kitchen-texts.ts'
import { kitchenKey, showTicket } from './kitchen-query.ts'

/** The last move of this board, which can be undone. */
export type Move = StageMove | PromiseMove
export interface StageMove {
  readonly ticket: KitchenTicket
  readonly from: KitchenStage
}
/** By how many minutes the promised time was moved. */
export interface PromiseMove {
  readonly ticket: KitchenTicket
  readonly minutes: MovePromiseInput['minutes']
}
export const lastMove = createStore<Move | undefined>(undefined)

/** A function that moves a ticket to another stage. Nothing moves on the screen before the server has moved it. */
export function useStage(ticket: KitchenTicket) {
  const texts = useTexts(kitchenTexts)
  const { error } = useTexts(officeTexts)
  const client = useQueryClient()
  const from = useRef(ticket.status)
  const { send, isPending } = useOfficeMutation<'PATCH /api/kitchen/orders/:id/stage', SetStageInput>(
    'PATCH /api/kitchen/orders/:id/stage',
    {
      subject: ticket.id,
      request: (body) => ({ params: { id: ticket.id }, body }),
      problems: kitchenProblems,
      failed: { title: error, description: `${shortCode(ticket.id)}: ${texts.moveFailed}` },
      onSuccess(moved) {
        showTicket(client, moved)
        if (from.current !== 'cancelled') lastMove.set({ ticket: moved, from: from.current })
      },
      invalidates: kitchenKey,
    },
  )
  return {
    isPending,
    move(status: KitchenStage) {
      from.current = ticket.status
      void send({ status, updatedAt: ticket.updatedAt })
    },
  }
}
