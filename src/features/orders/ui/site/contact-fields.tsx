import { EmailField, NameField, PhoneField } from '#src/design/person-field.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { CheckoutForm } from '../../rules/checkout.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import styles from './ordering.module.css'
import type { Checkout } from './use-checkout.ts'

/** Whom the restaurant calls: name, phone and e-mail, all required. */
export function ContactFields({ checkout: { values, errors, change } }: { checkout: Checkout }) {
  const texts = useTexts(orderingTexts).checkout
  const wiring = (name: 'customerName' | 'customerPhone' | 'customerEmail') => ({
    name,
    required: true,
    enterKeyHint: 'next' as const,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: event.target.value } satisfies Partial<CheckoutForm>),
  })
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{texts.contact}</legend>
      <NameField {...wiring('customerName')} label={texts.name} />
      <PhoneField {...wiring('customerPhone')} label={texts.phone} hint={texts.phoneHint} />
      <EmailField {...wiring('customerEmail')} label={texts.email} />
    </fieldset>
  )
}
