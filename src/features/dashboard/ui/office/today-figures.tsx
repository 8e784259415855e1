import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { orderAge } from '#src/features/orders/rules/order-age.ts'
import { minutesSince, waitTone } from '#src/features/orders/rules/order-due.ts'
import { Badge } from '#src/design/badge.tsx'
import layout from '#src/design/layout.module.css'
import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import type { Today } from '../../contract/search.ts'
import { openAddress } from '../../rules/open-address.ts'
import { overviewTexts } from '../../texts/overview-texts.ts'
import { todayQuery } from './search-queries.ts'
import styles from './overview.module.css'

/** What an owner wants to see first: what has been waiting longest, then today's orders with their amount, and today's guests. */
export function TodayFigures() {
  const texts = useTexts(overviewTexts).today
  const query = useQuery(todayQuery(useOfficeApi()))
  return (
    <section aria-label={texts.title}>
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
      <div className={styles.waiting}>
        <dt>{texts.waiting}</dt>
        <dd>
          <Waiting waiting={today.waiting} />
        </dd>
      </div>
      <div>
        <dt>{texts.orderValue}</dt>
        <dd>
          {formatMoney(today.takings)}
          <small>{texts.paid(formatMoney(today.paid))}</small>
        </dd>
      </div>
      <div>
        <dt>{texts.orders}</dt>
        <dd>
          {today.orders}
          <small>{texts.average(formatMoney(averageOf(today)))}</small>
        </dd>
      </div>
      <div>
        <dt>{texts.covers}</dt>
        <dd>
          {today.covers}
          <small>{texts.bookings(today.reservations)}</small>
        </dd>
      </div>
    </dl>
  )
}

/** The average order value of today in VND; 0 without orders. */
function averageOf({ takings, orders }: Today): number {
  return Math.round(Number(takings) / Math.max(1, orders))
}

function Waiting({ waiting }: Pick<Today, 'waiting'>) {
  const { today, types } = useTexts(overviewTexts)
  const now = useServerTime()
  if (waiting.length === 0) return today.nothing
  return (
    <ul role="list" className={styles.waits}>
      {waiting.map((row) => {
        const { type, id, title, since } = row
        const tone = urgencyOf(row, now)
        return (
          <li key={type}>
            <Link to={openAddress({ type, id })}>
              {types[type]}: {title}
            </Link>
            <Wait minutes={minutesSince(since, now)} tone={tone} />
            <Button component="span" variant="default" aria-hidden>
              {today.open}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

type WaitTone = ReturnType<typeof waitTone>

const orderTones = { calm: undefined, soon: 'warning', late: 'danger' } as const

/** Only a guest who waits for food is as urgent as red: a reservation or a message that waits for long is marked less strongly. */
function urgencyOf({ type, since }: Today['waiting'][number], now: Date): WaitTone {
  if (type !== 'order') return waitTone(minutesSince(since, now)) && 'warning'
  const atOnce = { promisedTime: null, requestedTime: null, scheduledTime: null }
  return orderTones[orderAge({ ...atOnce, createdAt: since }, now).tone]
}

/** How long an order, reservation or message has been waiting. A long wait has a colour and a text that says that it is long. */
function Wait({ minutes, tone }: { readonly minutes: number; readonly tone: WaitTone }) {
  const { today } = useTexts(overviewTexts)
  const { wait } = useTexts(officeTexts)
  return (
    <p className={layout.wrap2Middle}>
      {tone && <Badge tone={tone === 'danger' ? 'accent' : 'gold'}>{wait[tone]}</Badge>}
      <span>{today.since(waitText(minutes, today))}</span>
    </p>
  )
}

type WaitTexts = Pick<(typeof overviewTexts)['vi']['today'], 'minutes' | 'hours' | 'days'>

/** The waiting time in minutes if it is below an hour, in hours if it is below 48 hours, otherwise in days. */
function waitText(minutes: number, texts: WaitTexts): string {
  if (minutes < 60) return texts.minutes(minutes)
  return minutes < 48 * 60 ? texts.hours(Math.floor(minutes / 60)) : texts.days(Math.floor(minutes / 1440))
}
