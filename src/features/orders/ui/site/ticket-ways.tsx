import { Button } from '#src/design/button.tsx'
import layout from '#src/design/layout.module.css'
import { CopyIcon } from '#src/design/icons.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useCopy } from '#src/web/use-copy.ts'
import { RestaurantWays } from '#src/features/restaurant/ui/site/restaurant-ways.tsx'
import { ticketTexts } from '../../texts/ticket-texts.ts'

/**
 * Buttons and links for what the guest may want to do next: call the restaurant, find the way, or send the link to the person who
 * collects the order.
 */
export function TicketWays() {
  return (
    <div className={layout.wrap3}>
      <RestaurantWays />
      <CopyLink />
    </div>
  )
}

/**
 * A button that copies the ticket's address with the current language, so that the person who opens the link reads the same
 * language.
 */
function CopyLink() {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  const copy = useCopy({ title: texts.linkCopied }, { title: texts.linkNotCopied })
  const isHydrated = useHydrated()
  if (!isHydrated) return null

  const copyLink = () => {
    const { origin, pathname } = window.location
    return copy(`${origin}${pathname}?lang=${language}`)
  }
  return (
    <Button look="secondary" size="small" icon={<CopyIcon />} onClick={() => void copyLink()}>
      {texts.copyLink}
    </Button>
  )
}
