import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import type { PaperWidth } from '#src/features/restaurant/contract/printers.ts'
import type { PrintJob } from '../../contract/print-job.ts'
import styles from './ticket-paper.module.css'
import { TicketPaper } from './ticket-paper.tsx'

const millimetresInPixel = 25.4 / 96

/**
 * A ticket on its own page, which is exactly as long as the ticket: a printer with a paper roll feeds a whole page before it cuts.
 */
export function TicketSheet({ job, width }: { readonly job: PrintJob; readonly width: PaperWidth }) {
  const sheet = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLStyleElement>(null)
  // The ticket's height is measured in a layout effect, so that the `@page` rule is set before anything is printed and without
  // another rendering.
  useLayoutEffect(() => {
    if (!sheet.current || !page.current) return
    const height = Math.ceil(sheet.current.offsetHeight * millimetresInPixel) + 1
    // Browsers rotate a page that is wider than it is high. So the page is always made higher than wide.
    page.current.textContent = `@page { size: ${width}mm ${Math.max(height, width + 1)}mm; margin: 0 }`
  }, [job, width])
  return createPortal(
    <div ref={sheet} className={styles.sheet} style={{ width: `${width}mm` }} data-paper="">
      <style ref={page} />
      <TicketPaper job={job} width={width} />
    </div>,
    document.body,
  )
}
