import { classNames } from '#src/design/class-names.ts'
import { restaurantDate } from '#src/kernel/dates.ts'
import { serverTime } from '#src/web/clock.ts'
import type { PrintJob } from '../../contract/print-job.ts'
import { ticketLines } from '../../rules/ticket-lines.ts'
import styles from './ticket-paper.module.css'

interface TicketPaperProps {
  readonly job: Pick<PrintJob, 'paper' | 'isRepeat'>
  /** The width of the paper in millimetres. */
  readonly width: 80 | 58
}

/** Shows a ticket as the printer prints it. */
export function TicketPaper({ job, width }: TicketPaperProps) {
  const parts = ticketLines(job, restaurantDate(serverTime()))
  return (
    <div className={classNames(styles.paper, width === 58 && styles.narrow)} lang={languageOf(job)}>
      {parts.map((part, place) => {
        // The lines of a ticket never change, so their index can be the React key.
        const key = place
        if (part === 'gap') return <div key={key} className={styles.gap} />
        if (part === 'rule') return <hr key={key} className={styles.rule} />
        const { text, right, size, isBold, isLoud, isCentred, indent } = part
        const looks = [
          styles[size],
          isBold && styles.bold,
          isLoud && styles.loud,
          isCentred && styles.centred,
          indent !== undefined && styles.indented,
        ]
        return (
          <p key={key} className={classNames(styles.line, ...looks)}>
            <span>{text}</span>
            {right !== undefined && <span className={styles.right}>{right}</span>}
          </p>
        )
      })}
    </div>
  )
}

function languageOf({ paper }: Pick<PrintJob, 'paper'>) {
  return paper.paper === 'bill' ? paper.language : 'vi'
}
