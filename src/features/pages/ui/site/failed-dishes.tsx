import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { homeTexts } from '../../texts/home-texts.ts'

/** In place of the featured dishes, between their heading and the link to the menu, which stay. */
export function FailedDishes() {
  return (
    <p role="status">
      {useTexts(homeTexts).featured.failed} <CallLink />
    </p>
  )
}
