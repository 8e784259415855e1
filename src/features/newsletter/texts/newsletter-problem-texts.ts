import { inBothLanguages, pairsOf, type PairFor } from '#src/kernel/both-languages.ts'
import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { personProblems } from '#src/web/texts/person-problem-texts.ts'
import type { deleteSubscriber, subscribe } from '../contract/newsletter-endpoints.ts'
import type { NewsletterProblem } from '../rules/check-newsletter.ts'

type NewsletterCode = ProblemCodeOf<typeof subscribe> | NewsletterProblem['code']

/** The texts for guests, for all error codes of subscribing to the newsletter. */
export const newsletterProblems = inBothLanguages<PairFor<NewsletterCode>>({
  ...pairsOf({ vi: personProblems.vi('newsletter'), en: personProblems.en('newsletter') }),
  'newsletter.rejected': [
    'Quán chưa nhận được đăng ký này. Bạn viết cho quán nhé.',
    'The subscription cannot be accepted. Please write to us.',
  ],
})

type OfficeCode = ProblemCodeOf<typeof deleteSubscriber>

/** The texts for admins, for the error codes of calls about subscribers. */
export const officeNewsletterProblems = inBothLanguages<PairFor<OfficeCode>>({
  'newsletter.not-found': ['Người đăng ký này không còn nữa.', 'This subscriber is not there any more.'],
})
