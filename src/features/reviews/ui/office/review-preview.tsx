import { languages } from '#src/kernel/language.ts'
import { useTexts } from '#src/web/language.tsx'
import { InLanguage } from '#src/web/office/in-language.tsx'
import type { PublishedReview } from '../../contract/customer-review.ts'
import { reviewOfficeTexts } from '../../texts/review-office-texts.ts'
import { ReviewCard } from '../site/review-card.tsx'
import styles from './review-preview.module.css'

/** Shows, while the admin types, how the review's card on the home page will look in both languages. */
export function ReviewPreview({ values }: { readonly values: Omit<PublishedReview, 'id'> }) {
  const texts = useTexts(reviewOfficeTexts)
  const names = { vi: texts.inVietnamese, en: texts.inEnglish }
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <div className={styles.cards}>
        {languages.map((language) => (
          <div key={language}>
            <p className={styles.language}>{names[language]}</p>
            <InLanguage language={language}>
              <ReviewCard key={values.avatarUrl} review={{ ...values, id: 'preview' }} />
            </InLanguage>
          </div>
        ))}
      </div>
    </section>
  )
}
