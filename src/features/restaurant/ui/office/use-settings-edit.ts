import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'

import { ApiError } from '#src/web/api.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useRecordEdit } from '#src/web/office/use-record-edit.ts'
import type { SiteSettingsChange } from '../../contract/site-settings-change.ts'
import type { CurrentSiteSettings } from '../../contract/site-settings.ts'
import { settingsFieldProblems, settingsProblems } from '../../texts/settings-problem-texts.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { settingsKey } from './settings-query.ts'

export type SettingsSectionName = keyof (typeof settingsTexts)['en']['sections']
type SettingsField = keyof (typeof settingsTexts)['en']['fields']

const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

interface SettingsEditOptions<Values extends object> {
  readonly section: SettingsSectionName
  /** As the server has them now. */
  readonly settings: CurrentSiteSettings
  readonly valuesOf: (settings: CurrentSiteSettings) => Values
  /** Of the fields of this section; makes of them what the API takes. */
  readonly schema: z.ZodType<SiteSettingsChange>
}

/** Editing one section of the settings, which is saved by itself; what others save meanwhile in other sections stays. */
export function useSettingsEdit<Values extends Record<string, unknown>>({
  section,
  settings,
  valuesOf,
  schema,
}: SettingsEditOptions<Values>) {
  const texts = useTexts(settingsTexts)
  const client = useQueryClient()
  const { title } = texts.sections[section]
  const edit = useRecordEdit<CurrentSiteSettings, Values>({
    row: settings,
    valuesOf,
    schema,
    problems: settingsFieldProblems,
    staleCode: 'restaurant.stale',
    send: async (edited, updatedAt): Promise<CurrentSiteSettings | undefined> => {
      const change = schema.parse({ ...valuesOf(settings), ...edited })
      return save.send({ ...change, ...(updatedAt !== null && { updatedAt }) })
    },
  })
  const save = useOfficeMutation('PUT /api/site-settings', {
    subject: section,
    request: (body: SiteSettingsChange) => ({ body }),
    problems: settingsProblems,
    failed: { title: texts.saveFailed, description: texts.saveFailedMore(title) },
    succeeded: () => texts.saved(title),
    onSuccess: (saved) => client.setQueryData([settingsKey], saved),
    handleFailure(error) {
      const isShown = edit.handleFailure(error)
      // What others have changed may be in another section, of which this one shows nothing.
      const isStale = error instanceof ApiError && error.code === 'restaurant.stale'
      return isShown && !isStale
    },
    invalidates: settingsKey,
  })

  /** The properties of a field's text input: value and error, label, and its hint where it has one. */
  function input(name: keyof Values & SettingsField) {
    const hints: Partial<Record<SettingsField, string>> = texts.hints
    const description = hints[name]
    return {
      ...edit.form.field(name),
      label: texts.fields[name],
      ...(description !== undefined && { description, inputWrapperOrder: hintBelow }),
      // Of the restaurant, not of who types it.
      autoComplete: 'off',
    }
  }
  return { ...edit, input }
}

export type SettingsEdit<Values extends Record<string, unknown>> = ReturnType<typeof useSettingsEdit<Values>>
