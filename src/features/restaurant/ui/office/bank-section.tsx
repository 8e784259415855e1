import { TextInput } from '@mantine/core'

import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { QrCode } from '#src/web/qr-code.tsx'
import { BankForm } from '../../contract/settings-forms.ts'
import type { BankAccount } from '../../contract/site-settings.ts'
import { bankNameOf } from '../../rules/bank-names.ts'
import { bankValues } from '../../rules/settings-values.ts'
import { vietQrPayload } from '../../rules/viet-qr.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import type { SectionProps } from './section-props.ts'
import styles from './settings-section.module.css'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

/** Whole VND. */
const testAmount = 10_000

/** The account that guests transfer to, with a code to try it before it is saved. */
export function BankSection({ settings }: SectionProps) {
  const edit = useSettingsEdit({ section: 'bank', settings, valuesOf: bankValues, schema: BankForm })
  const account = BankForm.safeParse(edit.form.values).data?.bankAccount
  const bank = bankNameOf(edit.form.values.bankBin.trim())
  return (
    <SettingsSection section="bank" edit={edit} more={account && <TestCode account={account} />}>
      <TextInput {...edit.input('bankBin')} {...(bank && { description: bank })} inputMode="numeric" />
      <TextInput {...edit.input('accountNumber')} />
      <TextInput {...edit.input('accountName')} />
    </SettingsSection>
  )
}

function TestCode({ account }: { account: BankAccount }) {
  const { test } = useTexts(settingsTexts)
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
