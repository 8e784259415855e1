import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'

import layout from '#src/design/layout.module.css'
import type { Language } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { OfficeApi } from '#src/web/office/office-api.ts'
import { useResourceWrite, useShowRow } from '#src/web/office/resource/resource-calls.ts'
import { showUndoToast } from '#src/web/office/undo-toast.tsx'
import type { MovePromiseInput } from '../../contract/promised-times.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { mayStaffEdit } from '../../rules/order-editing.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderTimesTexts } from '../../texts/order-times-texts.ts'
import { orderResource } from './order-resource.tsx'

/**
 * Buttons that move the promised time of an order. The guest sees the new time on the ticket. Renders nothing if no time was
 * promised.
 */
export function MovePromise({ order }: { readonly order: Order }) {
  if (order.promisedTime === null || order.archivedAt !== null || !mayStaffEdit(order.status)) return null
  return (
    <div className={layout.wrap2}>
      <MoveButton order={order} minutes={10} />
      <MoveButton order={order} minutes={20} />
    </div>
  )
}

/** A button that moves the promised time. A toast shows the new time, with a button to undo the move. */
function MoveButton({ order, minutes }: { readonly order: Order; readonly minutes: 10 | 20 }) {
  const texts = useTexts(orderTimesTexts)
  const { updateFailed } = useTexts(officeOrdersTexts)
  const showRow = useShowRow(orderResource)
  const language = useLanguage()
  const shared = {
    subject: `${order.id} promise`,
    name: shortCode(order.id),
    write: (body: MovePromiseInput, api: OfficeApi) =>
      api.call('PATCH /api/orders/:id/promise', { params: { id: order.id }, body }),
    failed: { title: texts.moveFailed, more: updateFailed.more },
  }
  const undone = useResourceWrite(orderResource, {
    ...shared,
    succeeded: (changed) => textOf(changed, language),
    onSuccess: showRow,
  })
  const { send, isPending } = useResourceWrite(orderResource, {
    ...shared,
    onSuccess(changed) {
      showRow(changed)
      const takeBack = () =>
        void undone.send({ minutes: minutes === 10 ? -10 : -20, updatedAt: changed.updatedAt })
      showUndoToast((shown) => textOf(changed, shown), takeBack)
    },
  })

  function press({ detail }: MouseEvent) {
    // The second click of a double click is ignored, because it would move the time again.
    if (detail <= 1) void send({ minutes, updatedAt: order.updatedAt })
  }

  return (
    <Button
      variant="default"
      disabled={isPending}
      aria-label={texts.moveOf(minutes, shortCode(order.id))}
      onClick={press}
    >
      {texts.move(minutes)}
    </Button>
  )
}

function textOf({ id, promisedTime }: Order, language: Language): string {
  return orderTimesTexts[language].moved(shortCode(id), promisedTime?.slice(11) ?? '')
}
