import type { ReactNode } from 'react'

import { formatDayMonth, restaurantDate, restaurantTime } from '#src/kernel/dates.ts'
import { useLanguage } from '../language.tsx'
import styles from './own-devices.module.css'

interface OwnDevicesProps {
  /** The HTML id of the heading. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of a user's profile that lists the user's devices. */
export function OwnDevices({ id, title, children }: OwnDevicesProps) {
  return (
    <section className={styles.devices} aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {children}
    </section>
  )
}

export function DeviceList({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  )
}

interface DeviceRowProps {
  readonly name: string
  readonly facts: readonly string[]
  /** A button for the device, or a note that the user is on this device now. */
  readonly children: ReactNode
}

export function DeviceRow({ name, facts, children }: DeviceRowProps) {
  return (
    <li className={styles.row}>
      <p className={styles.facts}>
        <strong>{name}</strong>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <span className={styles.actions}>{children}</span>
    </li>
  )
}

/** Returns a function that formats a moment as "19:05, 06/05", in the restaurant's time zone. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage()
  return (instant) => {
    const at = new Date(instant)
    return `${restaurantTime(at)}, ${formatDayMonth(restaurantDate(at), language)}`
  }
}
