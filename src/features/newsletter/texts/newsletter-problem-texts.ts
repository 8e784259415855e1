import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { personProblems } from '#src/web/texts/person-problem-texts.ts'
import type { deleteSubscriber, subscribe } from '../contract/newsletter-endpoints.ts'
import type { NewsletterProblem } from '../rules/check-newsletter.ts'

type NewsletterCode = ProblemCodeOf<typeof subscribe> | NewsletterProblem['code']

/** The guest's texts for all error codes of subscribing. */
const en: Readonly<Record<NewsletterCode, string>> = {
  ...personProblems.en('newsletter'),
  'newsletter.rejected': 'The subscription cannot be accepted. Please write to us.',
}

const vi: typeof en = {
  ...personProblems.vi('newsletter'),
  'newsletter.rejected': 'Quán chưa nhận được đăng ký này. Bạn viết cho quán nhé.',
}

export const newsletterProblems = { vi, en }

type OfficeCode = ProblemCodeOf<typeof deleteSubscriber>

const officeEn: Readonly<Record<OfficeCode, string>> = {
  'newsletter.not-found': 'This subscriber is not there any more.',
}

const officeVi: typeof officeEn = { 'newsletter.not-found': 'Người đăng ký này không còn nữa.' }

/** The admins' texts for the error codes of their calls about subscribers. */
export const officeNewsletterProblems = { vi: officeVi, en: officeEn }
