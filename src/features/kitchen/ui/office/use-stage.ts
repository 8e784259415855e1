import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { createStore } from '#src/web/store.ts'
import type { Language } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeFailureText } from '#src/web/office/office-failure.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { MovePromiseInput } from '#src/features/orders/contract/promised-times.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { KitchenStage, KitchenTicket, SetStageInput } from '../../contract/kitchen.ts'
import { kitchenProblems, kitchenTexts } from '../../texts/kitchen-texts.ts'
import { kitchenKey, showTicket } from './kitchen-query.ts'
import { type Strike, queueStrike } from './strike-queue.ts'

/** The last change that was made on this board, which can be undone. */
export type Move = StageMove | PromiseMove
export interface StageMove {
  readonly ticket: KitchenTicket
  readonly from: KitchenStage
  /** What was struck with it. */
  readonly strikes: readonly Strike[]
}
/** `minutes` is how far the promised time was moved. */
export interface PromiseMove {
  readonly ticket: KitchenTicket
  readonly minutes: MovePromiseInput['minutes']
}
export const lastMove = createStore<Move | undefined>(undefined)

/** Since when the orders were ready that this board has moved on, by their ids. They may be recalled. */
const wereReady = new Map<string, string>()

/** Since when an order is ready. If this board has undone a later stage, the time before that stage counts. */
export function readySince({ id, updatedAt }: KitchenTicket): string {
  return wereReady.get(id) ?? updatedAt
}

/**
 * A function that moves a ticket to another stage, and strikes lines once the server has moved it. Nothing moves on the screen
 * before. If the caller shows problems itself, there is no toast.
 */
export function useStage(ticket: KitchenTicket, onProblem?: (text: string | undefined) => void) {
  const language = useLanguage()
  const texts = useTexts(kitchenTexts)
  const { error } = useTexts(officeTexts)
  const client = useQueryClient()
  const moving = useRef(ticket)
  const strikes = useRef<readonly Strike[]>([])
  const { send, isPending } = useOfficeMutation<'PATCH /api/kitchen/orders/:id/stage', SetStageInput>(
    'PATCH /api/kitchen/orders/:id/stage',
    {
      subject: ticket.id,
      request: (body) => ({ params: { id: ticket.id }, body }),
      problems: kitchenProblems,
      failed: { title: error, description: `${shortCode(ticket.id)}: ${texts.moveFailed}` },
      handleFailure: onProblem && ((failure) => showProblem(onProblem, failure, texts.moveFailed, language)),
      onSuccess(moved) {
        for (const strike of strikes.current) queueStrike(strike)
        const { status: from } = moving.current
        if (moved.status === 'preparing') wereReady.delete(moved.id)
        else if (from === 'ready') wereReady.set(moved.id, readySince(moving.current))
        showTicket(client, moved)
        if (from === 'cancelled') return
        lastMove.set({ ticket: moved, from, strikes: strikes.current })
      },
      invalidates: kitchenKey,
    },
  )
  return {
    isPending,
    move(status: KitchenStage, struck: readonly Strike[] = []) {
      onProblem?.(undefined)
      strikes.current = struck
      moving.current = ticket
      void send({ status, updatedAt: ticket.updatedAt })
    },
  }
}

/** Gives the reason of a failure to whoever shows it. */
export function showProblem(
  onProblem: (text: string) => void,
  failure: unknown,
  title: string,
  language: Language,
): true {
  const reason = officeFailureText(failure, kitchenProblems, language)
  onProblem(reason ? `${title}. ${reason}` : title)
  return true
}
