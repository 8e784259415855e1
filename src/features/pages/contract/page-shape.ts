import { z } from 'zod'

import { optionalLine, optionalText } from '#src/kernel/text-field.ts'
import { pageColumns, type PageColumns, type PageSections } from '../rules/page-fields.ts'

/** Schemas by the kind of the column. Kinds may be left out. */
type Schemas = Readonly<Partial<Record<string, z.ZodType>>>

type Shape<Columns, Of extends Schemas> = {
  [Name in keyof Columns as Columns[Name] extends keyof Of ? Name : never]: Columns[Name] extends keyof Of
    ? NonNullable<Of[Columns[Name]]>
    : never
}

/** The columns of a page, each with the schema for its kind. Columns whose kind has no schema here are left out. */
export function pageShape<Sections extends PageSections, Of extends Schemas>(
  sections: Sections,
  schemas: Of,
): Shape<PageColumns<Sections>, Of> {
  const shape = pageColumns(sections).flatMap(({ name, kind }) =>
    schemas[kind] ? [[name, schemas[kind]]] : [],
  )
  return Object.fromEntries(shape) as Shape<PageColumns<Sections>, Of> // as the type says
}

const text = z.string()
/** A text that may be missing (such as one in Vietnamese), or a picture. Null means that there is none. */
export const optional = text.nullable()

/** The schemas of texts as guests get them. */
export const shownTexts = { line: text, lineVi: optional, lines: text, linesVi: optional }

/** The schemas of texts as they are stored. Null means that guests see the site's own text, or nothing. */
export const storedTexts = { line: optional, lineVi: optional, lines: optional, linesVi: optional }

/** The schemas of texts as the office sends them. `maxLength` is the limit for a text of several lines. */
export function sentTexts(maxLength: number) {
  const line = optionalLine(120)
  const lines = optionalText(maxLength)
  return { line, lineVi: line, lines, linesVi: lines }
}
