import { useRef } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
import { classNames } from '#src/design/class-names.ts'
import { IconButton } from '#src/design/icon-button.tsx'
import smallText from '#src/design/small-text.module.css'
import { CopyIcon } from '#src/design/icons.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { QrCode } from '#src/web/qr-code.tsx'
import { useCopy } from '#src/web/use-copy.ts'
import type { NamedBankAccount } from '#src/features/restaurant/contract/site-settings.ts'
import { transferMessage, vietQrPayload } from '#src/features/restaurant/rules/viet-qr.ts'
import { transferTexts } from '../../texts/transfer-texts.ts'
import styles from './transfer-code.module.css'

interface TransferCodeProps {
  account: NamedBankAccount
  /** Whole VND. */
  amount: number
  /** The order's short code. It becomes the message of the bank transfer. */
  code: string
  /** The address at which the server delivers the same QR code as a picture. */
  pictureUrl: string
  /** The level of the heading. It depends on where on the page the code stands. */
  heading: 'h2' | 'h3'
}

/**
 * A VietQR code for a bank transfer. The same data also stands beside it as text, for a guest who reads the page on the phone that
 * would have to scan the code.
 */
export function TransferCode({ account, amount, code, pictureUrl, heading: Heading }: TransferCodeProps) {
  const texts = useTexts(transferTexts)
  const message = transferMessage(code)
  const payload = vietQrPayload({ ...account, amount, purpose: code })
  const { accountNumber, accountName, bankName } = account
  return (
    <section className={styles.transfer}>
      <Heading className={styles.title}>{texts.title}</Heading>
      <p className={styles.amount}>{formatMoney(amount)}</p>
      <QrCode className={styles.code} text={payload} label={texts.qrLabel(formatMoney(amount), message)} />
      <ButtonLink look="secondary" size="small" to={pictureUrl} reloadDocument download>
        {texts.save}
      </ButtonLink>
      <dl className={styles.facts}>
        {bankName && <Fact label={texts.bank} value={bankName} />}
        <Fact label={texts.accountName} value={accountName} />
        <Fact
          label={texts.accountNumber}
          value={accountNumber}
          copy={[texts.copy.accountNumber, accountNumber]}
        />
        <Fact label={texts.amount} value={formatMoney(amount)} copy={[texts.copy.amount, String(amount)]} />
        <Fact label={texts.message} value={message} copy={[texts.copy.message, message]} />
      </dl>
      <p className={classNames(smallText.mutedTight, styles.onDesk)}>{texts.more}</p>
      <p className={classNames(smallText.mutedTight, styles.onPhone)}>{texts.payHere}</p>
    </section>
  )
}

interface FactProps {
  label: string
  value: string
  /** The copy button of the row: its accessible name, and the text that it copies, in the form that banking apps accept. */
  copy?: readonly [name: string, text: string]
}

function Fact({ label, value, copy }: FactProps) {
  const shown = useRef<HTMLSpanElement>(null)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span ref={shown}>{value}</span>
        {copy && (
          <CopyButton
            name={copy[0]}
            text={copy[1]}
            onFail={() => shown.current && getSelection()?.selectAllChildren(shown.current)}
          />
        )}
      </dd>
    </div>
  )
}

function CopyButton({ name, text, onFail }: { name: string; text: string; onFail: () => void }) {
  const texts = useTexts(transferTexts)
  const copy = useCopy({ title: texts.copied(text) }, { title: texts.notCopied })
  // Copying needs scripts. So the server's HTML contains no copy buttons.
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <IconButton
      label={name}
      icon={<CopyIcon size="1.25rem" />}
      onClick={() => void copy(text).then((isCopied) => isCopied || onFail())}
    />
  )
}
