import { EmailField, NameField, PhoneField } from '#src/design/person-field.tsx'
import { textInput } from '#src/web/forms/text-input.ts'
import { useTexts } from '#src/web/language.tsx'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import styles from './ordering.module.css'
import type { Checkout } from './use-checkout.ts'

/** Whom the restaurant calls: name, phone and e-mail, all required. */
export function ContactFields({ checkout }: { checkout: Checkout }) {
  const texts = useTexts(orderingTexts).checkout
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
      <EmailField {...field('customerEmail')} label={texts.email} />
    </fieldset>
  )
}
