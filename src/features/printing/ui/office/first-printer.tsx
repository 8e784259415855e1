import { Button } from '@mantine/core'

import { classNames } from '#src/design/class-names.ts'
import { PlusIcon } from '#src/design/icons.tsx'
import { Notice } from '#src/design/notice.tsx'
import { restaurantDate } from '#src/kernel/dates.ts'
import { serverTime } from '#src/web/clock.ts'
import { useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { sampleTicket } from '../../rules/sample-ticket.ts'
import { printingTexts } from '../../texts/printing-texts.ts'
import styles from './printing.module.css'
import { TicketPaper } from './ticket-paper.tsx'

/** Tells an owner who has no printer what one is for, shows a kitchen ticket, and says in three steps how to begin. */
export function FirstPrinter({ onAdd }: { onAdd(): void }) {
  const { start, printers } = useTexts(printingTexts)
  return (
    <section className={classNames(card.card, styles.start)}>
      <Notice tone="warning" title={start.title}>
        <p>{start.text}</p>
      </Notice>
      <div className={styles.beginning}>
        <ol role="list" className={styles.steps}>
          {start.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              {index === 0 && (
                <Button leftSection={<PlusIcon size="1.25rem" />} onClick={onAdd}>
                  {printers.add}
                </Button>
              )}
            </li>
          ))}
        </ol>
        <figure className={styles.sample}>
          <div className={styles.torn}>
            <TicketPaper job={sampleTicket(restaurantDate(serverTime()))} width={80} />
          </div>
          <figcaption className={card.more}>{start.sample}</figcaption>
        </figure>
      </div>
    </section>
  )
}
