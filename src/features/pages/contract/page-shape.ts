import { z } from 'zod'

import { optionalLine, optionalText } from '#src/kernel/text-field.ts'
import { pageColumns, type PageColumns, type PageSections } from '../rules/page-fields.ts'

/** For each kind of column, its Zod schema. Kinds can be left out. */
type Schemas = Readonly<Partial<Record<string, z.ZodType>>>

type Shape<Columns, Of extends Schemas> = {
  [Name in keyof Columns as Columns[Name] extends keyof Of ? Name : never]: Columns[Name] extends keyof Of
    ? NonNullable<Of[Columns[Name]]>
    : never
}

/** The Zod schemas for the columns of a page, by the kinds of the columns. Columns of a kind without a schema are left out. */
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
/** A text that may be missing (such as a Vietnamese one), or the address of a picture. Null if it is missing. */
export const optional = text.nullable()

/** The schemas of texts in responses for guests. */
export const shownTexts = { line: text, lineVi: optional, lines: text, linesVi: optional }

/** The schemas of texts as they are stored. In place of null, guests see the site's own text, if there is one. */
export const storedTexts = { line: optional, lineVi: optional, lines: optional, linesVi: optional }

/** The schemas of texts that the office sends. `maxLength` is the greatest length of a text of several lines. */
export function sentTexts(maxLength: number) {
  const line = optionalLine(120)
  const lines = optionalText(maxLength)
  return { line, lineVi: line, lines, linesVi: lines }
}
