import { useWindowEvent } from '@mantine/hooks'
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react'

import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '../language.tsx'
import styles from './office-notices.module.css'
import { officeTexts } from './texts/office-texts.ts'

/** Adds a number to the count of the notices that show. */
const Count = createContext<(change: number) => void>(() => undefined)

/** Counts the component as a notice for as long as it shows. */
export function useCountedNotice(): void {
  const count = useContext(Count)
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [count])
}

/**
 * The place for notices in the header, of one line: the first notice shows, and a button opens the others below it, over the page.
 * So nothing moves on the page when a notice comes or goes. `children` are in the order of urgency.
 */
export function OfficeNotices({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(officeTexts).notices
  const [count, setCount] = useState(0)
  const [add] = useState(() => (change: number) => setCount((before) => before + change))
  const [wantsAll, setWantsAll] = useState(false)
  const isOpen = wantsAll && count > 1
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setWantsAll(false)
  })
  useWindowEvent('pointerdown', ({ target }) => {
    if (target instanceof Node && !place.current?.contains(target)) setWantsAll(false)
  })
  return (
    <div ref={place} className={styles.notices} data-open={isOpen || undefined}>
      <div id={id} className={styles.list}>
        <Count value={add}>{children}</Count>
      </div>
      {count > 1 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          // The name begins with the visible text, for whoever speaks to the device.
          aria-label={`+${count - 1} ${texts.word(count - 1)}: ${texts.more(count - 1)}`}
          onClick={() => setWantsAll(!isOpen)}
        >
          +{count - 1} <span className={styles.word}>{texts.word(count - 1)}</span>
          <ChevronDownIcon />
        </button>
      )}
    </div>
  )
}

interface OfficeNoticeProps {
  /** The name of the notice for assistive technology. */
  readonly label?: string
  readonly icon: ReactNode
  readonly title: ReactNode
  /** Shows if there is room. */
  readonly more?: ReactNode
  /** The buttons. */
  readonly children: ReactNode
}

/** A notice of one line with its buttons. */
export function OfficeNotice({ label, icon, title, more, children }: OfficeNoticeProps) {
  useCountedNotice()
  return (
    <section className={styles.notice} aria-label={label}>
      {icon}
      <p className={styles.text} role="status">
        <strong>{title}</strong>
        {more && <span className={styles.rest}>{more}</span>}
      </p>
      {children}
    </section>
  )
}
