import { TextInput } from '@mantine/core'

import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { custom, typed } from '#src/web/office/resource/field-kinds.tsx'
import { QrCode } from '#src/web/qr-code.tsx'
import { BankForm } from '../../contract/settings-forms.ts'
import { bankNameOf } from '../../rules/bank-names.ts'
import { vietQrPayload } from '../../rules/viet-qr.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { hintBelow, partOf } from './setting-kinds.ts'
import styles from './settings-section.module.css'

/** Whole VND. */
const testAmount = 10_000

/** The form fields of the bank account to which guests transfer money. */
export const bankFields = {
  bankBin: custom({
    ...partOf('bankAccount'),
    Input: (props) => (
      <TextInput
        {...typed({ ...props, hint: bankNameOf(props.value.trim()) ?? props.hint })}
        {...hintBelow}
        inputMode="numeric"
      />
    ),
  }),
  accountNumber: partOf('bankAccount'),
  accountName: partOf('bankAccount'),
}

/** A VietQR code with which the owner can test the bank account before saving it. */
export function TestCode({ values }: { readonly values: object }) {
  const { test } = useTexts(settingsTexts)
  const account = BankForm.safeParse(values).data?.bankAccount
  if (!account) return null
  const payload = vietQrPayload({ ...account, amount: testAmount, purpose: test.message })
  return (
    <div className={styles.test}>
      <QrCode className={styles.code} text={payload} label={test.label} />
      <div>
        <h4>{test.title}</h4>
        <p>{test.text(formatMoney(testAmount))}</p>
      </div>
    </div>
  )
}
