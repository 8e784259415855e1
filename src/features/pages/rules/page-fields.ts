import type { Language } from '#src/kernel/language.ts'

/** A field in the record of a page. A field for text has two columns: one in English and one in Vietnamese. */
interface PageField {
  /**
   * The kind of the field: a text of one line, a text of several lines, a figure (a number such as "10+", the same in all
   * languages), or the address of a picture.
   */
  readonly kind: 'line' | 'lines' | 'figure' | 'picture'
  /** How many lines high the field is in the editor. */
  readonly rows?: number
  /** Width by height. */
  readonly aspect?: number
  /**
   * The key of this field's own label in the editor's texts. If it is absent, the label depends on the field's name, such as
   * `Title`.
   */
  readonly label?: string
  /** The key of this field's own hint in the editor's texts. */
  readonly hint?: string
}

export const line = { kind: 'line' } as const
export const figure = { kind: 'figure' } as const
export const lines = (rows: number) => ({ kind: 'lines', rows }) as const
export const picture = (aspect: number) => ({ kind: 'picture', aspect }) as const

/**
 * The fields of a page, section by section. For example `vision: { Title: line }` makes the columns `visionTitle` and
 * `visionTitleVi`.
 */
export type PageSections = Readonly<Record<string, Readonly<Record<string, PageField>>>>

type Written = 'line' | 'lines'
/** The name and kind of each field. */
type Named<Sections extends PageSections> = {
  [Section in keyof Sections & string]: {
    [Part in keyof Sections[Section] & string]: {
      name: `${Section}${Part}`
      kind: Sections[Section][Part]['kind']
    }
  }[keyof Sections[Section] & string]
}[keyof Sections & string]
type InVietnamese<Field> = Field extends { name: infer Name extends string; kind: infer Kind extends Written }
  ? { name: `${Name}Vi`; kind: `${Kind}Vi` }
  : never
type Column<Sections extends PageSections> = Named<Sections> | InVietnamese<Named<Sections>>

/** The kind of each column, by the column's name. The kinds of Vietnamese columns end with `Vi`. */
export type PageColumns<Sections extends PageSections> = {
  [Each in Column<Sections> as Each['name']]: Each['kind']
}

/** The names of the fields of a kind; Vietnamese columns are left out. */
export type FieldName<Sections extends PageSections, Kind extends PageField['kind']> = Extract<
  Named<Sections>,
  { kind: Kind }
>['name']
export type TextName<Sections extends PageSections> = FieldName<Sections, Written>

export interface PageColumn<Name extends string = string> {
  readonly name: Name
  readonly kind: PageField['kind'] | `${Written}Vi`
  /** The language of the column; undefined if the column is the same in both languages. */
  readonly language: Language | undefined
  readonly section: string
  readonly part: string
  readonly field: PageField
}

/** All columns of a page, in the order of its sections and fields. */
export function pageColumns<Sections extends PageSections>(sections: Sections) {
  const columns = Object.entries(sections).flatMap(([section, fields]) =>
    Object.entries(fields).flatMap(([part, field]) => columnsOf({ section, part, field })),
  )
  return columns as PageColumn<keyof PageColumns<Sections> & string>[] // the cast is correct, because `columnsOf` gives each column the name in this type
}

function columnsOf(place: Pick<PageColumn, 'section' | 'part' | 'field'>): PageColumn[] {
  const name = `${place.section}${place.part}`
  const { kind } = place.field
  if (kind === 'figure' || kind === 'picture') return [{ ...place, name, kind, language: undefined }]
  return [
    { ...place, name, kind, language: 'en' },
    { ...place, name: `${name}Vi`, kind: `${kind}Vi`, language: 'vi' },
  ]
}

/** The names of the fields of these kinds; Vietnamese columns are left out. */
export function fieldNames<Sections extends PageSections, Kind extends PageField['kind']>(
  sections: Sections,
  ...kinds: readonly Kind[]
): FieldName<Sections, Kind>[] {
  const wanted: readonly string[] = kinds
  return pageColumns(sections).flatMap(({ name, kind }) => (wanted.includes(kind) ? [name] : []))
}

export function textNames<Sections extends PageSections>(sections: Sections): TextName<Sections>[] {
  return fieldNames(sections, 'line', 'lines')
}

/** Makes an object with these names as keys. `valueOf` returns the value for each name. */
export function byName<Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value> // one for each
}
