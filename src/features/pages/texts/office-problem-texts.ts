import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { pictureLinkProblems } from '#src/features/uploads/texts/picture-link-texts.ts'
import type { changeAboutContent } from '../contract/about-endpoints.ts'
import type { changeHomeContent } from '../contract/home-endpoints.ts'
import type { changePageSeo } from '../contract/page-seo-endpoints.ts'

type Code = ProblemCodeOf<typeof changeAboutContent | typeof changeHomeContent | typeof changePageSeo>

const en: Readonly<Record<Code, string>> = {
  ...pictureLinkProblems.en,
  'pages.stale': 'Somebody else has changed this page meanwhile.',
}

const vi: typeof en = {
  ...pictureLinkProblems.vi,
  'pages.stale': 'Người khác vừa sửa trang này.',
}

/** What admins read for the codes of their calls about pages. */
export const officePagesProblems = { vi, en }
