import { TextField } from '../../../../design/field.tsx'
import { useTexts } from '../../../../web/language.tsx'
import { bookingTexts } from '../../texts/texts.ts'
import styles from './booking.module.css'
import type { Booking } from './use-booking.ts'

/** Whom the house calls back. */
export function PersonFields({ booking: { form, errors, change } }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const wiring = (name: 'name' | 'phone' | 'email') => ({
    name,
    enterKeyHint: 'next' as const,
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <div className={styles.person}>
      <TextField
        {...wiring('name')}
        label={texts.name}
        required
        autoComplete="name"
        autoCapitalize="words"
        maxLength={200}
      />
      <TextField
        {...wiring('phone')}
        label={texts.phone}
        hint={texts.phoneHint}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <TextField
        {...wiring('email')}
        className={styles.email}
        label={texts.email}
        note={texts.optional}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
      />
    </div>
  )
}
