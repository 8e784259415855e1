import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { homeTexts } from '../../texts/home-texts.ts'

/** Replaces the featured dishes if they fail to load. Their heading and the link to the menu stay. */
export function FailedDishes() {
  return (
    <p role="status">
      {useTexts(homeTexts).featured.failed} <CallLink />
    </p>
  )
}
