import { Button } from '@mantine/core'

import layout from '#src/design/layout.module.css'
import { Notice } from '#src/design/notice.tsx'
import small from '#src/design/small-text.module.css'
import { randomKey } from '#src/web/forms/request-attempt.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { momentText } from '#src/web/office/moment.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { PrintQueue } from '../../contract/print-job.ts'
import { printingProblems } from '../../texts/printing-problem-texts.ts'
import { printingTexts } from '../../texts/printing-texts.ts'
import styles from './printing.module.css'

type ListedPrinter = PrintQueue['printers'][number]

/**
 * The printers, each with its condition and a button that prints a test ticket. Red notices at the top say why a printer does not
 * print.
 */
export function PrinterList({ printers }: Pick<PrintQueue, 'printers'>) {
  return (
    <div className={layout.stack3}>
      {printers.map((printer) => (
        <PrinterNotice key={printer.id} printer={printer} />
      ))}
      <ul role="list" className={styles.printers}>
        {printers.map((printer) => (
          <li key={printer.id}>
            <PrinterRow printer={printer} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PrinterNotice({ printer: { name, trouble } }: { readonly printer: ListedPrinter }) {
  const texts = useTexts(printingTexts).trouble
  const language = useLanguage()
  const now = useServerMinute()
  if (trouble === null) return null
  const { kind, since } = trouble
  const title =
    since === null ? texts.never(name) : texts[kind](name, momentText(new Date(since), language, now))
  return <Notice tone="danger" title={title} urgent />
}

function PrinterRow({ printer: { id, name, width, address, trouble } }: { readonly printer: ListedPrinter }) {
  const texts = useTexts(printingTexts)
  const { send, isPending } = useOfficeMutation('POST /api/printers/:id/test', {
    subject: id,
    problems: printingProblems,
    failed: texts.writeFailed,
    invalidates: '/api/print-jobs',
    request: () => ({ params: { id }, body: { key: randomKey() } }),
    succeeded: () => texts.testQueued,
  })
  const condition = address === '' ? texts.condition.screen : trouble === null ? texts.condition.ready : null
  return (
    <div className={styles.printer}>
      <p>
        <strong>{name}</strong>{' '}
        <span className={small.muted}>{[`${width} mm`, address, condition].filter(Boolean).join(' · ')}</span>
      </p>
      <Button variant="default" loading={isPending} aria-label={texts.test(name)} onClick={() => void send()}>
        {texts.testShort}
      </Button>
    </div>
  )
}
