import { NativeSelect } from '@mantine/core'

import styles from './status-select.module.css'

/** How a status looks, as badge and as select. */
export type StatusTone = 'neutral' | 'accent' | 'gold' | 'success' | 'warning' | 'danger'

interface StatusSelectProps<Status extends string> {
  /** Whose status it is. */
  readonly label: string
  readonly statuses: readonly Status[]
  readonly labels: Readonly<Record<Status, string>>
  readonly tones: Readonly<Record<Status, StatusTone>>
  readonly value: Status
  onChoose(status: Status): void
}

/** Sets a status, in whose colour it shows. */
export function StatusSelect<Status extends string>(props: StatusSelectProps<Status>) {
  const { label, statuses, labels, tones, value, onChoose } = props
  return (
    <NativeSelect
      className={styles.select}
      data-tone={tones[value]}
      aria-label={label}
      data={statuses.map((each) => ({ value: each, label: labels[each] }))}
      value={value}
      // One of the values above, which are all statuses.
      onChange={({ currentTarget }) => onChoose(currentTarget.value as Status)}
    />
  )
}
