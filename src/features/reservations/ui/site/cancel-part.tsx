import { lazy, useEffect, useRef } from 'react'

import { Button } from '#src/design/button.tsx'
import layout from '#src/design/layout.module.css'
import smallText from '#src/design/small-text.module.css'
import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { CallButton } from '#src/features/restaurant/ui/site/restaurant-ways.tsx'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import styles from './reservation-ticket.module.css'
import type { Cancelling } from './use-reservation-ticket.ts'

// The notice's code is loaded only after a cancellation has failed, because the ticket shows notices only then.
const Notice = lazy(async () => ({ default: (await import('#src/design/notice.tsx')).Notice }))

interface CancelPartProps {
  /** False if it is less than two hours until the visit, so that the guest can no longer cancel. */
  readonly possible: boolean
  readonly cancelling: Cancelling
  onAsk(): void
  onKeep(): void
  onCancel(): void
}

/**
 * The button with which the guest cancels, after a question whether to cancel really. If it is too late, the restaurant's phone
 * number is shown instead.
 */
export function CancelPart({ possible, cancelling, onAsk, onKeep, onCancel }: CancelPartProps) {
  const texts = useTexts(ticketTexts)
  const wasAsked = useRef(false)
  if (cancelling === 'reservations.cancel-too-late' || cancelling === 'reservations.ticket-not-found') {
    return <Call text={texts.problems[cancelling]} />
  }
  if (!possible) return <Call text={texts.tooLate} />
  if (cancelling === 'no') {
    return (
      <div className={styles.cancel}>
        <p className={smallText.muted}>{texts.cancelUntil}</p>
        <Button
          look="ghost"
          className={styles.giveUp}
          // If the guest answers the question with "keep the table", the focus returns to this button, which opened the question.
          ref={(button) => {
            if (!button || !wasAsked.current) return
            wasAsked.current = false
            button.focus()
          }}
          onClick={() => {
            wasAsked.current = true
            onAsk()
          }}
        >
          {texts.cancel}
        </Button>
      </div>
    )
  }
  return <Sure cancelling={cancelling} onKeep={onKeep} onCancel={onCancel} />
}

function Sure({ cancelling, onKeep, onCancel }: Pick<CancelPartProps, 'cancelling' | 'onKeep' | 'onCancel'>) {
  const texts = useTexts(ticketTexts)
  const question = useRef<HTMLParagraphElement>(null)
  // The button that the guest pressed has disappeared. So the focus moves to the question, from where keyboard and screen reader
  // users continue.
  useEffect(() => question.current?.focus(), [])
  return (
    <div className={styles.cancel}>
      <p ref={question} tabIndex={-1} className={styles.sure}>
        {texts.sure}
      </p>
      {cancelling === 'failed' && (
        <PagePart failed={texts.failed}>
          <Notice tone="danger" urgent>
            {texts.failed} <CallLink />
          </Notice>
        </PagePart>
      )}
      <div className={layout.wrap3}>
        <Button look="danger" size="small" pending={cancelling === 'sending'} onClick={onCancel}>
          {texts.yes}
        </Button>
        <Button look="secondary" size="small" onClick={onKeep}>
          {texts.no}
        </Button>
      </div>
    </div>
  )
}

function Call({ text }: { text: string }) {
  return (
    <div className={styles.cancel}>
      <p role="status">{text}</p>
      <CallButton />
    </div>
  )
}
