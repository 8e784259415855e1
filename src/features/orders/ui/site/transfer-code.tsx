import { useRef } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
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
  /** The order's short code, which becomes the transfer's message. */
  code: string
  /** The address at which the server has the same QR code as a picture. */
  pictureUrl: string
  /** The level of the heading, which depends on where the code is. */
  heading: 'h2' | 'h3'
}

/**
 * A VietQR code for the transfer. The same data is there as text, for a guest who reads this on the phone that would have to scan
 * the code.
 */
export function TransferCode({ account, amount, code, pictureUrl, heading: Heading }: TransferCodeProps) {
  const texts = useTexts(transferTexts)
  const message = transferMessage(code)
  const payload = vietQrPayload({ ...account, amount, purpose: code })
  const { accountNumber, accountName, bankName } = account
  return (
    <section className={styles.transfer}>
      <Heading className={styles.title}>{texts.title}</Heading>
      <p className={smallText.mutedTight}>{texts.more}</p>
      <QrCode className={styles.code} text={payload} label={texts.qrLabel(formatMoney(amount), message)} />
      <ButtonLink look="secondary" size="small" to={pictureUrl} reloadDocument download>
        {texts.save}
      </ButtonLink>
      <p className={smallText.mutedTight}>{texts.saveMore}</p>
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
    </section>
  )
}

interface FactProps {
  label: string
  value: string
  /** The copy button of the row: its name, and the text that it copies in the form that a banking app accepts. */
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
  // Copying needs scripts, so the server's HTML has no copy button.
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
