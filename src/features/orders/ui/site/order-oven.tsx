import type { ReactNode } from 'react'

import { OvenBand } from '#src/design/oven-band.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { CustomizationChoice } from '#src/features/customization/contract/choice.ts'
import type { PlacedOrder } from '../../contract/order.ts'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { isOpen } from '../../rules/order-progress.ts'
import { orderLabels, placeOf } from '../../texts/order-labels.ts'
import { orderOvenTexts } from '../../texts/order-oven-texts.ts'
import { formatDay } from './order-times.ts'

interface OrderOvenProps {
  readonly order: OrderTicket | PlacedOrder
  readonly className?: string
  /** Further content of the band: the order's code and, on the ticket, the stages of the order. */
  readonly children: ReactNode
}

/**
 * A picture of the order in the oven, with the time when the guest gets it: the promised or the requested time, or, if the kitchen
 * is closed now, the time when it begins with the order. If the restaurant must call the guest first, only a requested time is
 * shown until then. Without a time the order's status is shown.
 */
export function OrderOven({ order, className, children }: OrderOvenProps) {
  const texts = useTexts(orderOvenTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const { promisedTime, requestedTime, orderType, status } = order
  const scheduled = waitsForCall(order) ? null : order.scheduledTime
  const local = promisedTime ?? requestedTime ?? scheduled
  const wanted = requestedTime === null ? texts.startsAt : texts.due[orderType]
  const place = placeOf(order, language)
  return (
    <OvenBand
      {...(local === null
        ? {
            label: isOpen(status) && status !== 'ready' ? texts.soon(place) : place,
            time: null,
            day: orderLabels[language].status[status],
          }
        : {
            label: promisedTime === null ? wanted : texts.readyAbout,
            time: local.slice(11),
            day: formatDay(local.slice(0, 10), now, language),
          })}
      // Lines from earlier versions have no pictures, so they are not shown in the oven.
      dishes={order.items.flatMap(({ image, secondImage, customization }) =>
        image === undefined
          ? []
          : [{ image, secondImage, isBeside: customization && !isBaked(customization) }],
      )}
      lit={isOpen(status)}
      className={className}
    >
      {children}
    </OvenBand>
  )
}

/** Pizzas are what has sizes and halves. */
const isBaked = (choices: readonly CustomizationChoice[]) =>
  choices.some(({ selections, orderMode }) => selections.size !== undefined || orderMode !== undefined)
