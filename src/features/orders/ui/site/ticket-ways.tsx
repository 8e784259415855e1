import { Button } from '#src/design/button.tsx'
import { CopyIcon } from '#src/design/task-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { useCall } from '#src/web/call-link.tsx'
import { copyText } from '#src/web/copy-text.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { RestaurantWays } from '#src/features/restaurant/ui/shared/restaurant-ways.tsx'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import styles from './ticket.module.css'

/** What the guest does with the ticket elsewhere: call, find the way, send the link to who collects the order. */
export function TicketWays() {
  return (
    <div className={styles.ways}>
      <RestaurantWays />
      <CopyLink />
    </div>
  )
}

/** Copies the ticket's address with the language in which it is read: whoever opens it reads the same. */
function CopyLink() {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  const call = useCall()
  const isHydrated = useHydrated()
  if (!isHydrated) return null

  async function copy() {
    const { origin, pathname } = window.location
    const isCopied = await copyText(`${origin}${pathname}?lang=${language}`)
    if (isCopied) showToast({ title: texts.linkCopied, tone: 'success' })
    else showToast({ title: texts.linkNotCopied, tone: 'error', action: call })
  }
  return (
    <Button look="secondary" size="small" icon={<CopyIcon />} onClick={() => void copy()}>
      {texts.copyLink}
    </Button>
  )
}
