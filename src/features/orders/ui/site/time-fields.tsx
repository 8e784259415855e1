import { useState } from 'react'

import { ChoiceCard, ChoiceGroup } from '#src/design/choice-card.tsx'
import { SelectField } from '#src/design/field.tsx'
import layout from '#src/design/layout.module.css'
import { ClockIcon } from '#src/design/ticket-icons.tsx'
import { Notice } from '#src/design/notice.tsx'
import { restaurantDate } from '#src/kernel/dates.ts'
import { useLanguage } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { isOpenAt } from '#src/features/restaurant/rules/opening-hours.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { nextSlot, type PickupDay, pickupDays } from '../../rules/requested-time.ts'
import { useOrderingTexts } from './current-ordering-texts.ts'
import styles from './ordering.module.css'
import { formatDay, formatMoment } from './order-times.ts'
import type { Checkout } from './use-checkout.ts'

/**
 * The choice between as soon as possible and a quarter of an hour that the guest picks. Outside opening hours the form says when
 * the kitchen starts.
 */
export function TimeFields({ checkout }: { checkout: Checkout }) {
  const texts = useOrderingTexts().checkout
  const now = useServerMinute()
  const days = usePickupDays(now)
  const { values, errors, change } = checkout
  const firstTime = days[0] && `${days[0].date}T${days[0].times[0]}`
  const asked = values.requestedTime !== ''
  return (
    <div className={layout.stack4}>
      <ChoiceGroup type="radio" legend={texts.when}>
        <ChoiceCard
          type="radio"
          name="when"
          label={texts.asSoonAsPossible}
          checked={!asked}
          onChange={() => change({ requestedTime: '' })}
        />
        {firstTime && (
          <ChoiceCard
            type="radio"
            name="when"
            label={texts.atTime}
            checked={asked}
            onChange={() => change({ requestedTime: firstTime })}
          />
        )}
      </ChoiceGroup>
      {asked ? (
        <Moment
          days={days}
          now={now}
          requested={values.requestedTime}
          error={errors.requestedTime}
          change={change}
        />
      ) : (
        <Closed now={now} />
      )}
    </div>
  )
}

/**
 * The offered times stay the same while the guest chooses, until the day ends. If an offered time passes meanwhile, the server
 * rejects an order for it.
 */
function usePickupDays(now: Date): PickupDay[] {
  const settings = useSiteSettings()
  const [since, setSince] = useState(now)
  if (restaurantDate(since) !== restaurantDate(now)) setSince(now)
  return pickupDays(since, settings)
}

interface MomentProps {
  days: PickupDay[]
  now: Date
  requested: string
  error: string | undefined
  change: Checkout['change']
}

function Moment({ days, now, requested, error, change }: MomentProps) {
  const texts = useOrderingTexts().checkout
  const language = useLanguage()
  const [date = '', time = ''] = requested.split('T')
  const day = days.find((other) => other.date === date)
  const offered = day?.times.includes(time)

  /** Choosing another day keeps the time if that day offers it too. */
  function chooseDay(next: string) {
    const times = days.find((other) => other.date === next)?.times ?? []
    change({ requestedTime: `${next}T${times.includes(time) ? time : times[0]}` })
  }
  return (
    <div className={styles.moment}>
      <SelectField
        label={texts.day}
        value={day ? date : ''}
        onChange={(event) => chooseDay(event.target.value)}
      >
        {!day && <option value="">{texts.chooseDay}</option>}
        {days.map((other) => (
          <option key={other.date} value={other.date}>
            {formatDay(other.date, now, language)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="requestedTime"
        label={texts.time}
        error={error}
        value={offered ? time : ''}
        onChange={(event) => change({ requestedTime: `${date}T${event.target.value}` })}
      >
        {!offered && <option value="">{texts.chooseTime}</option>}
        {day?.times.map((other) => (
          <option key={other} value={other}>
            {other}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/**
 * The restaurant never rejects an order because it is closed at this hour. The guest only reads when the kitchen takes up the
 * order.
 */
function Closed({ now }: { now: Date }) {
  const texts = useOrderingTexts().checkout
  const language = useLanguage()
  const settings = useSiteSettings()
  if (isOpenAt(now, settings)) return null
  const next = nextSlot(now, settings)
  return (
    <Notice tone="info" icon={<ClockIcon />}>
      {next ? texts.closedNow(formatMoment(next, now, language)) : texts.closedLong}
    </Notice>
  )
}
