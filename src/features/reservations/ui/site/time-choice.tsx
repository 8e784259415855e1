import { useState } from 'react'

import smallText from '#src/design/small-text.module.css'
import { useTexts } from '#src/web/language.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { everySlot } from '../../rules/reservation-times.ts'
import { dayPartOf, firstPart, partsOfDay, type DayPart } from '../../rules/visit-choice.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { ChoiceChip } from './choice-chip.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { Booking } from './use-booking.ts'
import styles from './booking.module.css'

const lastSlot = everySlot.at(-1) ?? ''

/**
 * The choice of the time: the times of one part of the day to tap. The last part with a free table is shown first, usually the
 * evening. Times that cannot be chosen are folded away while others can.
 */
export function TimeChoice({ booking: { date, slots, values, errors, chooseTime } }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const settings = useSiteSettings()
  const [asked, setAsked] = useState<DayPart>()
  const [showsGone, setShowsGone] = useState(false)
  const parts = partsOfDay(date, slots, settings)
  const wanted = asked ?? (values.time === '' ? undefined : dayPartOf(values.time))
  const { part: shown, slots: times } = parts.find(({ part }) => part === wanted) ?? firstPart(parts)
  const gone = times.filter(({ time, choice }) => choice !== 'free' && time !== values.time)
  const isFolded = gone.length > 0 && times.some(({ choice }) => choice === 'free')
  const chip = ({ time, choice }: (typeof times)[number]) => (
    <ChoiceChip
      key={time}
      name="time"
      value={time}
      label={time}
      why={choice === 'free' ? undefined : texts.why.time[choice]}
      chosen={values.time === time}
      quarter={Number(time.slice(3)) / 15}
      choose={chooseTime}
    >
      <span>{time}</span>
    </ChoiceChip>
  )
  return (
    <ChoiceField
      label={texts.time}
      error={errors.time}
      aside={
        <span className={styles.parts} role="group" aria-label={texts.dayPart}>
          {parts.map(({ part, slots: ofPart }) => (
            <button
              key={part}
              type="button"
              aria-pressed={part === shown}
              data-struck={ofPart.some(({ choice }) => choice === 'free') ? undefined : ''}
              onClick={() => setAsked(part)}
            >
              {texts.dayParts[part]}
            </button>
          ))}
        </span>
      }
    >
      <div className={styles.times}>
        {times.filter((each) => !gone.includes(each)).map(chip)}
        {isFolded && (
          <button
            type="button"
            className={styles.gone}
            aria-expanded={showsGone}
            onClick={() => setShowsGone(!showsGone)}
          >
            {texts.gone(gone.length)}
          </button>
        )}
        {(!isFolded || showsGone) && gone.map(chip)}
      </div>
      <p className={smallText.fine}>{texts.lastTime(slots.at(-1)?.time ?? lastSlot)}</p>
    </ChoiceField>
  )
}
