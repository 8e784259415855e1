import { EmailField, NameField, PhoneField } from '#src/design/person-field.tsx'
import { textInput } from '#src/web/forms/text-input.ts'
import { useTexts } from '#src/web/language.tsx'
import { bookingTexts } from '../../texts/booking-texts.ts'
import styles from './booking.module.css'
import type { Booking } from './use-booking.ts'

/** The fields about the guest: name and contact data, because the restaurant may have to call. */
export function PersonFields({ booking }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const field = (name: 'name' | 'phone' | 'email') => ({
    ...textInput(booking, name),
    enterKeyHint: 'next' as const,
  })
  return (
    <div className={styles.person}>
      <NameField {...field('name')} label={texts.name} required />
      <PhoneField {...field('phone')} label={texts.phone} hint={texts.phoneHint} required />
      <EmailField {...field('email')} className={styles.email} label={texts.email} note={texts.optional} />
    </div>
  )
}
