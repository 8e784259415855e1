import { type ComponentType, Fragment, type KeyboardEvent, type ReactNode } from 'react'

import { ChoiceCard, ChoiceGroup } from '#src/design/choice-card.tsx'
import { TextAreaField } from '#src/design/field.tsx'
import layout from '#src/design/layout.module.css'
import { EmailField, NameField, PhoneField } from '#src/design/person-field.tsx'
import { BankIcon, CashIcon } from '#src/design/task-icons.tsx'
import { PublicForm } from '#src/web/forms/public-form.tsx'
import { textInput } from '#src/web/forms/text-input.ts'
import { useLanguage } from '#src/web/language.tsx'
import { orderLabels } from '../../texts/order-labels.ts'
import { FulfilmentFields } from './fulfilment-fields.tsx'
import styles from './ordering.module.css'
import { TimeFields } from './time-fields.tsx'
import { useOrderingTexts } from './current-ordering-texts.ts'
import type { Checkout } from './use-checkout.ts'

interface CheckoutFormProps {
  readonly checkout: Checkout
  readonly id?: string
  /** Content above the fields of the form. */
  readonly children?: ReactNode
  /** Content below the field for the phone number. */
  readonly belowPhone?: ReactNode
  /** What is around the fields about the guest. */
  readonly ContactFrame?: ComponentType<{ readonly children: ReactNode }>
}

/**
 * The form for everything that an order needs besides its dishes: how and when the guest gets it, the guest's name and contact
 * data, and the payment.
 */
export function CheckoutForm({
  checkout,
  id,
  children,
  belowPhone,
  ContactFrame = Fragment,
}: CheckoutFormProps) {
  return (
    <PublicForm form={checkout} id={id} className={styles.form} onKeyDown={moveToNextField}>
      {children}
      <FulfilmentFields checkout={checkout} />
      <TimeFields checkout={checkout} />
      <ContactFrame>
        <ContactFields checkout={checkout} belowPhone={belowPhone} />
      </ContactFrame>
      <PaymentFields checkout={checkout} />
      <Instructions checkout={checkout} />
    </PublicForm>
  )
}

/** The person whom the restaurant calls: name, phone and e-mail, as far as they are needed. */
function ContactFields({ checkout, belowPhone }: Pick<CheckoutFormProps, 'checkout' | 'belowPhone'>) {
  const { checkout: texts, optional } = useOrderingTexts()
  const field = (name: 'customerName' | 'customerPhone' | 'customerEmail') => ({
    ...textInput(checkout, name),
    ...(checkout.optional.includes(name) ? { note: optional } : { required: true }),
    enterKeyHint: 'next' as const,
  })
  return (
    <fieldset className={layout.stack4}>
      <legend className={styles.partTitle}>{texts.contact}</legend>
      <NameField {...field('customerName')} label={texts.name} />
      <PhoneField {...field('customerPhone')} label={texts.phone} hint={texts.phoneHint} />
      {belowPhone}
      <EmailField {...field('customerEmail')} label={texts.email} />
    </fieldset>
  )
}

function PaymentFields({ checkout: { values, change } }: { checkout: Checkout }) {
  const texts = useOrderingTexts().checkout
  const labels = orderLabels[useLanguage()].payment
  const card = (method: typeof values.paymentMethod, picture: ReactNode) => (
    <ChoiceCard
      type="radio"
      name="paymentMethod"
      label={labels[method]}
      picture={picture}
      checked={values.paymentMethod === method}
      onChange={() => change({ paymentMethod: method })}
    />
  )
  return (
    <ChoiceGroup type="radio" legend={texts.payment}>
      {card('cash', <CashIcon />)}
      {card('transfer', <BankIcon />)}
    </ChoiceGroup>
  )
}

function Instructions({ checkout }: { checkout: Checkout }) {
  const texts = useOrderingTexts()
  return (
    <TextAreaField
      {...textInput(checkout, 'specialInstructions')}
      label={texts.checkout.instructions}
      note={texts.optional}
      hint={texts.checkout.instructionsHint}
      maxLength={1000}
    />
  )
}

/** The "next" key on the on-screen keyboard moves to the next field. Without this handler it would submit the unfinished form. */
function moveToNextField(event: KeyboardEvent<HTMLFormElement>) {
  const input = event.target
  // WebKit on Linux does not have the property `enterKeyHint`, so the attribute is read instead.
  const isNext = input instanceof HTMLInputElement && input.getAttribute('enterkeyhint') === 'next'
  if (event.key !== 'Enter' || !isNext) return
  event.preventDefault()
  const fields = [...event.currentTarget.elements].filter((element) =>
    element.matches('input:not([tabindex="-1"]), textarea, select'),
  )
  const next = fields[fields.indexOf(input) + 1]
  if (next instanceof HTMLElement) next.focus()
}
