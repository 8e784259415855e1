import { useQueryClient } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useRecordEdit } from '#src/web/office/use-record-edit.ts'
import { AboutContentInput, type AboutRecord } from '../../contract/about-content.ts'
import { aboutValues, type AboutValues } from '../../rules/about-values.ts'
import { aboutEditorTexts } from '../../texts/about-editor-texts.ts'
import { officePagesProblems } from '../../texts/office-problem-texts.ts'
import { aboutContentKey, aboutRecordQuery } from './about-queries.ts'

/** Editing the page about the restaurant. */
export function useAboutEdit(record: AboutRecord) {
  const texts = useTexts(aboutEditorTexts)
  const client = useQueryClient()
  const { queryKey } = aboutRecordQuery(useOfficeApi())
  const edit = useRecordEdit<AboutRecord, AboutValues>({
    row: record,
    valuesOf: aboutValues,
    schema: AboutContentInput,
    problems: officePagesProblems,
    staleCode: 'pages.stale',
    send: (edited, updatedAt): Promise<AboutRecord | undefined> => change.send({ ...edited, updatedAt }),
  })
  const change = useOfficeMutation('PUT /api/about-content', {
    subject: 'about',
    request: (body: Partial<AboutValues> & Pick<AboutRecord, 'updatedAt'>) => ({ body }),
    problems: officePagesProblems,
    failed: { title: texts.failed, description: texts.failedMore },
    succeeded: () => texts.saved,
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    handleFailure: edit.handleFailure,
    invalidates: aboutContentKey,
  })
  return edit
}
