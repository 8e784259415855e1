import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'

import { minutesSince } from '#src/features/orders/rules/order-due.ts'
import layout from '#src/design/layout.module.css'
import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import type { Today } from '../../contract/search.ts'
import { openAddress } from '../../rules/open-address.ts'
import { overviewTexts } from '../../texts/overview-texts.ts'
import { todayQuery } from './search-queries.ts'
import styles from './overview.module.css'

/**
 * The figures that an owner wants to see first: the value and number of the orders, the guests of the day, and what has waited
 * longest.
 */
export function TodayFigures() {
  const texts = useTexts(overviewTexts).today
  const id = useId()
  const query = useQuery(todayQuery(useOfficeApi()))
  return (
    <section className={layout.stack3} aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <Loaded query={query} texts={texts} height="8rem">
        {(today) => <Day today={today} />}
      </Loaded>
    </section>
  )
}

function Day({ today }: { today: Today }) {
  const texts = useTexts(overviewTexts).today
  return (
    <dl className={styles.day}>
      <div className={styles.takings}>
        <dt>{texts.orderValue}</dt>
        <dd>
          {formatMoney(today.takings)}
          <small>{texts.paid(formatMoney(today.paid))}</small>
        </dd>
      </div>
      <div>
        <dt>{texts.orders}</dt>
        <dd>{today.orders}</dd>
      </div>
      <div>
        <dt>{texts.covers}</dt>
        <dd>
          {today.covers}
          <small>{texts.bookings(today.reservations)}</small>
        </dd>
      </div>
      <div className={styles.waiting}>
        <dt>{texts.waiting}</dt>
        <dd>
          <Waiting waiting={today.waiting} />
        </dd>
      </div>
    </dl>
  )
}

function Waiting({ waiting }: Pick<Today, 'waiting'>) {
  const { today, types } = useTexts(overviewTexts)
  const waited = useWaited()
  if (waiting.length === 0) return today.nothing
  return (
    <ul role="list">
      {waiting.map(({ type, id, title, since }) => (
        <li key={type}>
          <Link to={openAddress({ type, id })}>
            {types[type]}: {title}
          </Link>{' '}
          <span className={styles.since}>{today.since(waited(since))}</span>
        </li>
      ))}
    </ul>
  )
}

/** How long ago an instant was: in minutes below one hour, in hours below 48 hours, otherwise in days. */
function useWaited(): (since: string) => string {
  const { minutes, hours, days } = useTexts(overviewTexts).today
  const now = useServerTime()
  return (since) => {
    const waited = minutesSince(since, now)
    if (waited < 60) return minutes(waited)
    return waited < 48 * 60 ? hours(Math.floor(waited / 60)) : days(Math.floor(waited / 1440))
  }
}
