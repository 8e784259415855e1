import { text } from 'drizzle-orm/pg-core'

import { byName, pageColumns, type PageSections } from '../rules/page-fields.ts'

/**
 * Makes the columns of a page's table, one for each text, number and picture on the page. The field `teamMember1Name`, for example,
 * has the column `team_member_1_name`.
 */
export function pageTextColumns<Sections extends PageSections>(sections: Sections) {
  const names = pageColumns(sections).map(({ name }) => name)
  return byName(names, (name) => text(name.replaceAll(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`)))
}
