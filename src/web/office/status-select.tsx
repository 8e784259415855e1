import { NativeSelect } from '@mantine/core'

import styles from './status-select.module.css'

/** The colour of a status, in the badge and in the select. */
export type StatusTone = 'neutral' | 'accent' | 'gold' | 'success' | 'warning' | 'danger'

interface StatusSelectProps<Status extends string> {
  /** A label for screen readers that names the row with this status. */
  readonly label: string
  readonly statuses: readonly Status[]
  readonly labels: Readonly<Record<Status, string>>
  readonly tones: Readonly<Record<Status, StatusTone>>
  readonly value: Status
  onChoose(status: Status): void
}

/** A select for a status, in the colour of the chosen status. */
export function StatusSelect<Status extends string>(props: StatusSelectProps<Status>) {
  const { label, statuses, labels, tones, value, onChoose } = props
  return (
    <NativeSelect
      className={styles.select}
      data-tone={tones[value]}
      aria-label={label}
      data={statuses.map((each) => ({ value: each, label: labels[each] }))}
      value={value}
      // This type is right: the options above are exactly the elements of `statuses`, so the value is an element of `statuses`.
      onChange={({ currentTarget }) => onChoose(currentTarget.value as Status)}
    />
  )
}
