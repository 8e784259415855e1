import { Button } from '@mantine/core'

import { PlusIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { printingTexts } from '../../texts/printing-texts.ts'
import styles from './printing.module.css'

/** Tells an owner who has no printer what one is for, and in three steps how to begin. */
export function FirstPrinter({ onAdd }: { onAdd(): void }) {
  const { start, printers } = useTexts(printingTexts)
  return (
    <section className={styles.start}>
      <div>
        <h3>{start.title}</h3>
        <p className={styles.lead}>{start.text}</p>
      </div>
      <ol role="list" className={styles.steps}>
        {start.steps.map(({ title, text }, index) => (
          <li key={title} className={card.card}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h4>{title}</h4>
            <p className={card.more}>{text}</p>
          </li>
        ))}
      </ol>
      <div>
        <Button leftSection={<PlusIcon size="1.25rem" />} onClick={onAdd}>
          {printers.add}
        </Button>
      </div>
    </section>
  )
}
