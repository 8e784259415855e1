import { useQueryClient } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useRecordEdit } from '#src/web/office/use-record-edit.ts'
import { HomeContentInput, type HomeRecord } from '../../contract/home-content.ts'
import { homeValues, type HomeValues } from '../../rules/home-values.ts'
import { homeEditorTexts } from '../../texts/home-editor-texts.ts'
import { officePagesProblems } from '../../texts/office-problem-texts.ts'
import { homeContentKey, homeRecordQuery } from './home-queries.ts'

/** Editing the texts of the home page. */
export function useHomeEdit(record: HomeRecord) {
  const texts = useTexts(homeEditorTexts)
  const client = useQueryClient()
  const { queryKey } = homeRecordQuery(useOfficeApi())
  const edit = useRecordEdit<HomeRecord, HomeValues>({
    row: record,
    valuesOf: homeValues,
    schema: HomeContentInput,
    problems: officePagesProblems,
    staleCode: 'pages.stale',
    send: (edited, updatedAt): Promise<HomeRecord | undefined> => change.send({ ...edited, updatedAt }),
  })
  const change = useOfficeMutation('PUT /api/home-content', {
    subject: 'home',
    request: (body: Partial<HomeValues> & Pick<HomeRecord, 'updatedAt'>) => ({ body }),
    problems: officePagesProblems,
    failed: { title: texts.failed, description: texts.failedMore },
    succeeded: () => texts.saved,
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    handleFailure: edit.handleFailure,
    invalidates: homeContentKey,
  })
  return edit
}
