import { translated } from '#src/web/english-parts.tsx'
import { useLanguage } from '#src/web/language.tsx'
import { GuestReviews } from '#src/features/reviews/ui/site/guest-reviews.tsx'
import type { HomeContent } from '../../contract/home-content.ts'
import { HomeReservation } from './home-reservation.tsx'
import { HomeStorySection } from './home-story-section.tsx'
import { HomeVisit } from './home-visit.tsx'

/**
 * The parts below the featured dishes: the restaurant's history, the booking form, guest reviews, and the restaurant as a place.
 */
export function LowerHome({ content }: { content: HomeContent }) {
  const language = useLanguage()
  const inOwnLanguage = (english: string, vietnamese: string | null) =>
    translated(language, english, vietnamese)
  return (
    <>
      <HomeStorySection content={content} />
      <HomeReservation
        title={inOwnLanguage(content.reservationTitle, content.reservationTitleVi)}
        subtitle={inOwnLanguage(content.reservationSubtitle, content.reservationSubtitleVi)}
        film={content.reservationFilm}
      />
      <GuestReviews
        title={inOwnLanguage(content.reviewsTitle, content.reviewsTitleVi)}
        subtitle={inOwnLanguage(content.reviewsSubtitle, content.reviewsSubtitleVi)}
      />
      <HomeVisit
        title={inOwnLanguage(content.visitTitle, content.visitTitleVi)}
        subtitle={inOwnLanguage(content.visitSubtitle, content.visitSubtitleVi)}
        picture={content.visitImageUrl}
      />
    </>
  )
}
