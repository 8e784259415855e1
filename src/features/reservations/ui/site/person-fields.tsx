import { EmailField, NameField, PhoneField } from '#src/design/person-field.tsx'
import { useTexts } from '#src/web/language.tsx'
import { bookingTexts } from '../../texts/booking-texts.ts'
import styles from '../shared/booking.module.css'
import type { Booking } from './use-booking.ts'

/** Whom the restaurant calls back. */
export function PersonFields({ booking: { values, errors, change } }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const wiring = (name: 'name' | 'phone' | 'email') => ({
    name,
    enterKeyHint: 'next' as const,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <div className={styles.person}>
      <NameField {...wiring('name')} label={texts.name} required />
      <PhoneField {...wiring('phone')} label={texts.phone} hint={texts.phoneHint} required />
      <EmailField {...wiring('email')} className={styles.email} label={texts.email} note={texts.optional} />
    </div>
  )
}
