import { z } from 'zod'

import { optionalLine, optionalText } from '#src/kernel/text-field.ts'
import { pageColumns, type PageColumns, type PageSections } from '../rules/page-fields.ts'

/** Schemas by the kinds of columns. */
type Schemas = Readonly<Partial<Record<string, z.ZodType>>>

type Shape<Columns, Of extends Schemas> = {
  [Name in keyof Columns as Columns[Name] extends keyof Of ? Name : never]: Columns[Name] extends keyof Of
    ? NonNullable<Of[Columns[Name]]>
    : never
}

/** The columns of a page that are of these kinds, each with the schema of its kind. */
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
/** A text in one language only, or a picture: null for none. */
export const optional = text.nullable()

/** Texts as guests get them. */
export const shownTexts = { line: text, lineVi: optional, lines: text, linesVi: optional }

/** Texts as they are stored: null where the site's own stands, or nothing. */
export const storedTexts = { line: optional, lineVi: optional, lines: optional, linesVi: optional }

/** Texts as they are sent; those of several lines have at most so many characters. */
export function sentTexts(maxLength: number) {
  const line = optionalLine(120)
  const lines = optionalText(maxLength)
  return { line, lineVi: line, lines, linesVi: lines }
}
