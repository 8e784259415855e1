import { useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import { filmFields, filmNames } from '../../rules/films.ts'
import type { HomeValues } from '../../rules/home-values.ts'
import { homeEditorTexts } from '../../texts/home-editor-texts.ts'
import { homeFilmTexts } from '../../texts/home-film-texts.ts'

interface HomeConflictProps {
  /** What somebody else has changed, as it is now; empty until that has been loaded. */
  readonly others: Partial<HomeValues>
  merge(): void
}

/** Somebody else has changed the home page that is being edited: to what, and how to go on. */
export function HomeConflict({ others, merge }: HomeConflictProps) {
  const texts = useTexts(homeEditorTexts)
  const films = useTexts(homeFilmTexts)
  const changed = Object.entries(others).map(
    ([field, value]) =>
      fileChange(field, value) ?? ([labelOf(field, texts), valueText(value, texts)] as const),
  )
  /** Their addresses say nothing to a reader. */
  function fileChange(field: string, value: string | boolean) {
    for (const name of filmNames) {
      const { film, poster } = filmFields[name]
      const section = texts.sections[name]
      if (field === film)
        return [`${section} · ${films.film}`, value ? films.anotherFilm : films.noFilm] as const
      if (field === poster)
        return [`${section} · ${films.poster}`, value ? films.anotherPicture : texts.nothing] as const
    }
    const [, section] = /^(\w+)ImageUrl$/.exec(field) ?? []
    if (section) {
      // Every picture is that of a section.
      const name = texts.sections[section as keyof Texts['sections']]
      return [`${name} · ${texts.picture}`, value ? films.anotherPicture : texts.nothing] as const
    }
    return undefined
  }

  return <EditConflict title={texts.changedMeanwhile} changed={changed} merge={merge} />
}

type Texts = (typeof homeEditorTexts)['vi']

/** "Featured dishes · Subtitle (Vietnamese)". */
function labelOf(field: string, texts: Texts): string {
  if (field === 'isActive') return texts.active
  const [, section = '', kind, vietnamese] = /^([a-z]+\d?)(Title|Subtitle|Text)(Vi)?$/.exec(field) ?? []
  const labels = { Title: texts.sectionTitle, Subtitle: texts.sectionSubtitle, Text: texts.chapterText }
  const label = labels[kind as keyof typeof labels] // as the pattern says
  const name = texts.sections[section as keyof Texts['sections']] // every field begins with its section
  return `${name} · ${vietnamese ? texts.inVietnamese(label) : texts.inEnglish(label)}`
}

function valueText(value: string | boolean, texts: Texts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return value || texts.nothing
}
