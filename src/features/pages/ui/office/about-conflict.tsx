import { useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import type { AboutValues } from '../../rules/about-values.ts'
import { aboutEditorTexts } from '../../texts/about-editor-texts.ts'

interface AboutConflictProps {
  /** What somebody else has changed, as it is now; empty until that has been loaded. */
  readonly others: Partial<AboutValues>
  merge(): void
}

/** Somebody else has changed the page that is being edited: to what, and how to go on. */
export function AboutConflict({ others, merge }: AboutConflictProps) {
  const texts = useTexts(aboutEditorTexts)
  const changed = Object.entries(others).map(
    ([field, value]) => [labelOf(field, texts), valueText(field, value, texts)] as const,
  )
  return <EditConflict title={texts.changedMeanwhile} changed={changed} merge={merge} />
}

type Texts = (typeof aboutEditorTexts)['vi']

/** "Story · Title (Vietnamese)". */
function labelOf(field: string, texts: Texts): string {
  if (field === 'isActive') return texts.active
  const [, section = '', kind = '', vietnamese] = /^([a-z]+(?:Member\d)?)([A-Z]\w*?)(Vi)?$/.exec(field) ?? []
  const name = texts.sections[section as keyof Texts['sections']] // every field begins with its section
  // and ends with its kind; the title of somebody of the team is a post.
  const isPost = section.startsWith('teamMember') && kind === 'Title'
  const label = isPost ? texts.post : texts.fields[kind as keyof Texts['fields']]
  return `${name} · ${vietnamese ? texts.inVietnamese(label) : label}`
}

function valueText(field: string, value: string | boolean, texts: Texts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (!value) return texts.nothing
  // The address of a picture says nothing to a reader.
  return /ImageUrl2?$/.test(field) ? texts.anotherPicture : value
}
