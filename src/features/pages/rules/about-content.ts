import type { AboutContent } from '../contract/about-content.ts'
import { type AboutSections, aboutSections } from './about-sections.ts'
import { completeTexts, type DefaultTexts } from './complete-texts.ts'
import { byName, type FieldName, fieldNames, type TextName, textNames } from './page-fields.ts'

/** The record as it is stored. Any part of it may be missing. */
export type StoredAboutContent = {
  readonly [Field in Exclude<keyof AboutContent, 'updatedAt'>]: string | null
} & { readonly updatedAt: Date }

type MemberField = Extract<TextName<AboutSections>, `teamMember${string}`>

/**
 * What guests see in place of texts that the owner has not written. There are no such texts about the team, because only the owner
 * knows the team.
 */
export interface DefaultAboutContent {
  readonly texts: DefaultTexts<Exclude<TextName<AboutSections>, MemberField>>
  readonly figures: Readonly<Record<FieldName<AboutSections, 'figure'>, string>>
}

/**
 * The page about the restaurant with the owner's texts and figures (numbers such as "10+"). In place of an empty one, the site's
 * own is used.
 */
export function completeAboutContent(
  stored: StoredAboutContent | undefined,
  { texts, figures }: DefaultAboutContent,
): AboutContent {
  return {
    ...completeTexts(textNames(aboutSections), stored, texts),
    ...byName(fieldNames(aboutSections, 'figure'), (name) => stored?.[name]?.trim() || figures[name]),
    ...byName(fieldNames(aboutSections, 'picture'), (name) => stored?.[name]?.trim() || null),
    updatedAt: stored?.updatedAt.toISOString() ?? null,
  }
}
