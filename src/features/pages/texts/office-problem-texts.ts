import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { pictureLinkProblems } from '#src/features/uploads/texts/picture-link-texts.ts'
import type { changeAboutContent } from '../contract/about-endpoints.ts'
import type { changeHomeContent } from '../contract/home-endpoints.ts'
import type { changePageSeo } from '../contract/page-seo-endpoints.ts'

type Code = ProblemCodeOf<typeof changeAboutContent | typeof changeHomeContent | typeof changePageSeo>

const en: Readonly<Record<Code, string>> = {
  ...pictureLinkProblems.en,
  'pages.stale': 'Somebody else has changed this page meanwhile.',
  'pages.film-missing': 'This film is no longer there. Upload it again.',
  'pages.picture-missing': 'This picture is no longer there. Upload it again.',
}

const vi: typeof en = {
  ...pictureLinkProblems.vi,
  'pages.stale': 'Người khác vừa sửa trang này.',
  'pages.film-missing': 'Phim này không còn nữa. Hãy tải lên lại.',
  'pages.picture-missing': 'Ảnh này không còn nữa. Hãy tải lên lại.',
}

/** The texts that admins read for the error codes of API calls about pages. */
export const officePagesProblems = { vi, en }
