import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { instantOf, restaurantDateTime } from '#src/kernel/dates.ts'
import { formatDayTime } from '#src/kernel/day-time.ts'
import { serverTime } from '#src/web/clock.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { nextOpeningAfter } from '#src/features/restaurant/rules/opening-state.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import styles from './sold-out-dialog.module.css'

/** On a phone the longest labels of these buttons need two lines. */
const wrapping = { root: styles.choice, label: styles.label }

interface SoldOutDialogProps {
  readonly open: boolean
  onClose(): void
  /** The name of the dish or option. If the name is in English, `markEnglish` has marked it. */
  readonly name: string
  /** `until` is the time until which it is sold out, as ISO text, or null for "until further notice". */
  onChoose(until: string | null): void
}

/**
 * Asks staff until when something is sold out: until the restaurant opens next, until a given time, or until further notice. The
 * buttons are large, for wet hands.
 */
export function SoldOutDialog({ open, onClose, name, onChoose }: SoldOutDialogProps) {
  const texts = useTexts(officeMenuTexts)
  const { close } = useTexts(officeTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      closeLabel={close}
      title={showEnglish(texts.soldOutTitle(name))}
    >
      <SoldOutChoices onChoose={onChoose} />
    </Dialog>
  )
}

function SoldOutChoices({ onChoose }: Pick<SoldOutDialogProps, 'onChoose'>) {
  const texts = useTexts(officeMenuTexts)
  const language = useLanguage()
  // The offered times are computed once, when the dialog opens, so that a button does not change while somebody is about to press
  // it.
  const [now] = useState(serverTime)
  const opening = nextOpeningAfter(now, useSiteSettings())
  return (
    <div className={styles.choices}>
      {opening && (
        <Button
          size="xl"
          classNames={wrapping}
          data-autofocus
          onClick={() => onChoose(opening.toISOString())}
        >
          {texts.untilOpening(formatDayTime(opening, language))}
        </Button>
      )}
      <UntilTime now={now} onChoose={onChoose} />
      <Button size="xl" variant="default" classNames={wrapping} onClick={() => onChoose(null)}>
        {texts.untilNotice}
      </Button>
    </div>
  )
}

/** The field for a time in the restaurant's time zone. It starts at two hours from now, rounded down to the hour. */
function UntilTime({ now, onChoose }: Pick<SoldOutDialogProps, 'onChoose'> & { now: Date }) {
  const texts = useTexts(officeMenuTexts)
  const [time, setTime] = useState(() => wholeHourAfter(now))
  const [isPast, setPast] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const [date = '', timeOfDay = ''] = time.split('T')
    const until = time === '' ? undefined : instantOf(date, timeOfDay.slice(0, 5))
    if (!until || until <= serverTime()) return setPast(true)
    onChoose(until.toISOString())
  }

  return (
    <form className={styles.time} onSubmit={submit} noValidate>
      <TextInput
        type="datetime-local"
        size="xl"
        className={styles.input}
        label={texts.untilTimeLabel}
        error={isPast && texts.untilTimePast}
        value={time}
        onChange={({ currentTarget }) => {
          setPast(false)
          setTime(currentTarget.value)
        }}
      />
      <Button type="submit" size="xl" variant="default" classNames={wrapping}>
        {texts.untilTime}
      </Button>
    </form>
  )
}

const twoHours = 2 * 60 * 60_000

/** The time two hours after `now` in the restaurant's time zone, rounded down to the hour, in the form that a time input needs. */
function wholeHourAfter(now: Date): string {
  return `${restaurantDateTime(new Date(now.getTime() + twoHours)).slice(0, 13)}:00`
}
