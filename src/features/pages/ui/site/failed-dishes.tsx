import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { homeTexts } from '../../texts/home-texts.ts'

/** The replacement for the featured dishes if they fail to load. It keeps their heading and the link to the menu. */
export function FailedDishes() {
  return (
    <p role="status">
      {useTexts(homeTexts).featured.failed} <CallLink />
    </p>
  )
}
