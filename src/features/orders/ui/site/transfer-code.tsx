import { useState } from 'react'

import { Button } from '#src/design/button.tsx'
import { CheckIcon, CopyIcon } from '#src/design/task-icons.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { QrCode } from '#src/web/qr-code.tsx'
import type { NamedBankAccount } from '#src/features/restaurant/contract/site-settings.ts'
import { transferMessage, vietQrPayload } from '#src/features/restaurant/rules/viet-qr.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import styles from './transfer-code.module.css'

interface TransferCodeProps {
  account: NamedBankAccount
  /** Whole VND. */
  amount: number
  /** The order's short code, which becomes the transfer's message. */
  code: string
}

/** A VietQR code of the transfer, and the same in words for whoever holds the phone that would have to scan it. */
export function TransferCode({ account, amount, code }: TransferCodeProps) {
  const texts = useTexts(orderingTexts).success
  const message = transferMessage(code)
  const payload = vietQrPayload({ ...account, amount, purpose: code })
  const facts = [
    ...(account.bankName ? [[texts.bank, account.bankName]] : []),
    [texts.accountName, account.accountName],
    [texts.accountNumber, account.accountNumber],
    [texts.amount, formatMoney(amount)],
    [texts.transferMessage, message],
  ]
  return (
    <section className={styles.transfer}>
      <h3 className={styles.title}>{texts.transfer}</h3>
      <p className={styles.more}>{texts.transferMore}</p>
      <QrCode className={styles.code} text={payload} label={texts.qrLabel(formatMoney(amount), message)} />
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyButton text={account.accountNumber} />
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
  const texts = useTexts(orderingTexts).success
  const [copied, setCopied] = useState(false)
  // Without HTTPS there is no clipboard; the number can still be selected. The server's HTML cannot know.
  const isHydrated = useHydrated()
  if (!isHydrated || !navigator.clipboard) return null
  return (
    <Button
      look="secondary"
      size="small"
      icon={copied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
    </Button>
  )
}
