import { EmailField, NameField, PhoneField } from '#src/design/person-field.tsx'
import { textInput } from '#src/web/forms/text-input.ts'
import { useOrderingTexts } from '../shared/current-ordering-texts.ts'
import styles from './ordering.module.css'
import type { Checkout } from '../shared/use-checkout.ts'

/** Whom the restaurant calls: name and phone; the e-mail too, unless staff have the guest on the phone. */
export function ContactFields({ checkout }: { checkout: Checkout }) {
  const { checkout: texts, optional } = useOrderingTexts()
  const field = (name: 'customerName' | 'customerPhone' | 'customerEmail') => ({
    ...textInput(checkout, name),
    required: true,
    enterKeyHint: 'next' as const,
  })
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{texts.contact}</legend>
      <NameField {...field('customerName')} label={texts.name} />
      <PhoneField {...field('customerPhone')} label={texts.phone} hint={texts.phoneHint} />
      <EmailField
        {...field('customerEmail')}
        label={texts.email}
        {...(checkout.isEmailOptional && { required: false, note: optional })}
      />
    </fieldset>
  )
}
