import { useQueryClient } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useRecordEdit } from '#src/web/office/use-record-edit.ts'
import { type PageSeo, PageSeoInput } from '../../contract/page-seo.ts'
import { seoValues, type SeoValues } from '../../rules/seo-values.ts'
import { officePagesProblems } from '../../texts/office-problem-texts.ts'
import { seoEditorTexts } from '../../texts/seo-editor-texts.ts'
import { pageSeoKey, pageSeoQuery } from './seo-queries.ts'

/** Editing the head of a page in a language. */
export function useSeoEdit(seo: PageSeo) {
  const texts = useTexts(seoEditorTexts)
  const client = useQueryClient()
  const { queryKey } = pageSeoQuery(useOfficeApi())
  const { pageKey, language } = seo
  const isThis = (each: PageSeo) => each.pageKey === pageKey && each.language === language
  const edit = useRecordEdit<PageSeo, SeoValues>({
    row: seo,
    valuesOf: seoValues,
    schema: PageSeoInput,
    fieldTexts: {
      canonicalUrl: { invalid: texts.problems.address },
      ogUrl: { invalid: texts.problems.address },
      ogType: { invalid: texts.problems.type },
      ogImageUrl: { invalid: texts.problems.picture },
    },
    problems: officePagesProblems,
    staleCode: 'pages.stale',
    send: (edited, updatedAt): Promise<PageSeo | undefined> => change.send({ ...edited, updatedAt }),
  })
  const change = useOfficeMutation('PUT /api/page-seo/:pageKey/:language', {
    subject: `${pageKey}/${language}`,
    request: (body: Partial<SeoValues> & Pick<PageSeo, 'updatedAt'>) => ({
      params: { pageKey, language },
      body,
    }),
    problems: officePagesProblems,
    failed: { title: texts.failed, description: texts.failedMore },
    succeeded: () => texts.saved,
    onSuccess: (saved) =>
      client.setQueryData(queryKey, (all = []) => [...all.filter((each) => !isThis(each)), saved]),
    handleFailure: edit.handleFailure,
    invalidates: pageSeoKey,
  })
  return edit
}
