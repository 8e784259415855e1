import type { Language } from '#src/kernel/language.ts'
import type { EditedRecord } from '#src/web/office/resource/edited-record.tsx'
import { type Fields, valuesOf } from '#src/web/office/resource/fields.ts'
import type { OwnerSettings } from '../../contract/site-settings.ts'
import { closureRows, specialHoursRows } from '../../rules/list-values.ts'
import { settingsFieldProblems } from '../../texts/settings-problem-texts.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { settingsKey } from './settings-query.ts'
import { type SettingsPart, type SettingsSectionName, settingsSections } from './settings-sections.tsx'

type SettingsRecord = EditedRecord<OwnerSettings, Fields<OwnerSettings>>

/**
 * One section of the settings, which is saved separately. If somebody else saves another section meanwhile, that change is kept.
 */
export function settingsRecord(
  section: SettingsSectionName,
  settings: OwnerSettings,
  today: string,
): SettingsRecord {
  const { fields, schema } = partOn(section, today)
  return {
    queryKey: [settingsKey],
    subject: section,
    change: (api, { updatedAt, ...edited }) => {
      const change = schema.parse({ ...valuesOf(fields, settings), ...edited })
      return api.call('PUT /api/site-settings', { body: { ...change, updatedAt } })
    },
    schema,
    fields,
    texts: { vi: textsOf(section, 'vi'), en: textsOf(section, 'en') },
    problems: settingsFieldProblems,
    staleCode: 'restaurant.stale',
    isPartOfRow: true,
  }
}

/** For each section that consists only of a list of days, the function that returns its rows without past days. */
const comingRows = { closures: closureRows, specialHours: specialHoursRows }
const isOfDays = (section: SettingsSectionName): section is keyof typeof comingRows => section in comingRows

/** The form leaves out past days, so they are removed from the list when the form is saved. */
function partOn(section: SettingsSectionName, today: string): SettingsPart {
  if (!isOfDays(section)) return settingsSections[section]
  const { fields, schema }: SettingsPart = settingsSections[section]
  const read = (settings: OwnerSettings) => comingRows[section](settings, today)
  const [list] = Object.values(fields)
  return list ? { fields: { [section]: { ...list, read } }, schema } : { fields, schema }
}

function textsOf(section: SettingsSectionName, language: Language): SettingsRecord['texts']['vi'] {
  const { fields, hints, sections, saved, saveFailedMore, changedMeanwhile } = settingsTexts[language]
  const { title } = sections[section]
  const hintOf: Readonly<Record<string, string>> = hints
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, label]) => [name, { label, hint: hintOf[name] }]),
    ),
    saved: saved(title),
    saveFailed: saveFailedMore(title),
    changedMeanwhile,
  }
}
