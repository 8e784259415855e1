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

/** On a phone the longest labels of these buttons take two lines. */
const wrapping = { root: styles.choice, label: styles.label }

interface SoldOutDialogProps {
  readonly open: boolean
  onClose(): void
  /** The name of the dish or option, in which `markEnglish` has marked an English text. */
  readonly name: string
  /** `until` is an ISO instant, or null until further notice. */
  onChoose(until: string | null): void
}

/** Asks until when something is sold out: the next opening, a time, or further notice. The buttons are large, for wet hands. */
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
  // The offered times stay as they were when the dialog opened, so that nothing changes while somebody presses a button.
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

/** The field for a time by the restaurant's clock. It starts at two hours from now, rounded down to the hour. */
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

/** The restaurant's time two hours later, rounded down to the hour, in the form that a time input takes. */
function wholeHourAfter(now: Date): string {
  return `${restaurantDateTime(new Date(now.getTime() + twoHours)).slice(0, 13)}:00`
}
