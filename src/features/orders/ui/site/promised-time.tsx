import { Notice } from '#src/design/notice.tsx'
import { ClockIcon } from '#src/design/ticket-icons.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { OrderTimes } from '../../contract/promised-times.ts'
import { orderTimesTexts } from '../../texts/order-times-texts.ts'
import { formatMoment } from './order-times.ts'

/** Says, before the order is sent, when it would be ready, or when the kitchen would begin with it after its pause. */
export function PromisedTime({ times }: { readonly times: OrderTimes }) {
  const texts = useTexts(orderTimesTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const moment = (local: string) => formatMoment(local, now, language)
  const { first, isPromise, pausedUntil } = times
  if (first === null && pausedUntil === null) return null
  return (
    <div role="status">
      <Notice tone="info" icon={<ClockIcon />}>
        {pausedUntil !== null && `${texts.paused(moment(pausedUntil))} `}
        {first !== null && (isPromise ? texts.readyAbout : texts.startsAbout)(moment(first))}
      </Notice>
    </div>
  )
}
