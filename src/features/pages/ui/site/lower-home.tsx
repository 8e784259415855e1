import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage } from '#src/web/language.tsx'
import { GuestReviews } from '#src/features/reviews/ui/shared/guest-reviews.tsx'
import type { HomeContent } from '../../contract/home-content.ts'
import { HomeReservation } from './home-reservation.tsx'
import { HomeStory } from './home-story.tsx'

/** What stands below the featured dishes: how it began, a table by the oven, and guest reviews. */
export function LowerHome({ words }: { words: HomeContent }) {
  const language = useLanguage()
  const say = (english: string, vietnamese: string | null) => inLanguage(language, english, vietnamese)
  return (
    <>
      <HomeStory />
      <HomeReservation
        title={say(words.reservationTitle, words.reservationTitleVi)}
        subtitle={say(words.reservationSubtitle, words.reservationSubtitleVi)}
      />
      <GuestReviews
        title={say(words.reviewsTitle, words.reviewsTitleVi)}
        subtitle={say(words.reviewsSubtitle, words.reviewsSubtitleVi)}
      />
    </>
  )
}
