import { useState } from 'react'

import { Button } from '#src/design/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#src/design/choice-card.tsx'
import { SelectField } from '#src/design/field.tsx'
import layout from '#src/design/layout.module.css'
import { ClockIcon } from '#src/design/ticket-icons.tsx'
import { Notice } from '#src/design/notice.tsx'
import { restaurantDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { isOpenAt } from '#src/features/restaurant/rules/opening-hours.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { nextSlot, type PickupDay, pickupDays } from '../../rules/requested-time.ts'
import { orderTimesTexts } from '../../texts/order-times-texts.ts'
import { useOrderingTexts } from './current-ordering-texts.ts'
import styles from './ordering.module.css'
import { formatDay, formatMoment } from './order-times.ts'
import { PromisedTime } from './promised-time.tsx'
import type { Checkout } from './use-checkout.ts'
import { useOrderTimes } from './use-order-times.ts'

/**
 * The fields for the time: as soon as possible, or a quarter of an hour that the guest chooses. Outside the opening hours, a text
 * says when the kitchen begins.
 */
export function TimeFields({ checkout }: { checkout: Checkout }) {
  const texts = useOrderingTexts().checkout
  const now = useServerMinute()
  const days = usePickupDays(now)
  const times = useOrderTimes()
  const full = new Set(times?.full)
  const { values, errors, change } = checkout
  const firstTime = days.flatMap(momentsOf).find((moment) => !full.has(moment))
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
          full={full}
          nextFree={checkout.nextFree}
          now={now}
          requested={values.requestedTime}
          error={errors.requestedTime}
          change={change}
        />
      ) : (
        <>
          {(times?.first ?? null) === null && <Closed now={now} />}
          {times && <PromisedTime times={times} />}
        </>
      )}
    </div>
  )
}

/**
 * The offered times are computed once a day, so that they do not change while the guest is choosing. If a time has passed
 * meanwhile, the server rejects an order for it.
 */
function usePickupDays(now: Date): PickupDay[] {
  const settings = useSiteSettings()
  const [since, setSince] = useState(now)
  if (restaurantDate(since) !== restaurantDate(now)) setSince(now)
  return pickupDays(since, settings)
}

const momentsOf = ({ date, times }: PickupDay) => times.map((time) => `${date}T${time}`)

interface MomentProps {
  days: PickupDay[]
  /** The times that guests cannot choose, because the kitchen is full or pausing then. */
  full: ReadonlySet<string>
  nextFree: readonly string[]
  now: Date
  requested: string
  error: string | undefined
  change: Checkout['change']
}

function Moment({ days, full, nextFree, now, requested, error, change }: MomentProps) {
  const texts = useOrderingTexts().checkout
  const timesTexts = useTexts(orderTimesTexts)
  const language = useLanguage()
  const [date = '', time = ''] = requested.split('T')
  const day = days.find((other) => other.date === date)
  const offered = day?.times.includes(time)

  /** If the guest chooses another day, the chosen time stays, provided that the new day offers it too. */
  function chooseDay(next: string) {
    const moments = days.filter((other) => other.date === next).flatMap(momentsOf)
    const free = moments.filter((moment) => !full.has(moment))
    const same = free.find((moment) => moment.slice(11) === time)
    change({ requestedTime: same ?? free[0] ?? moments[0] ?? '' })
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
          <option key={other} value={other} disabled={full.has(`${date}T${other}`)}>
            {full.has(`${date}T${other}`) ? timesTexts.full(other) : other}
          </option>
        ))}
      </SelectField>
      {error !== undefined && nextFree.length > 0 && (
        <div role="group" aria-label={timesTexts.nextFree} className={styles.nextFree}>
          <p>{timesTexts.nextFree}</p>
          {nextFree.map((moment) => (
            <Button
              key={moment}
              look="secondary"
              size="small"
              onClick={() => change({ requestedTime: moment })}
            >
              {formatMoment(moment, now, language)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * An order is never rejected because the restaurant is closed now. This text only tells the guest when the kitchen will begin with
 * it.
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
