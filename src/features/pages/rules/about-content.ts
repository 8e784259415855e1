import type { AboutContent } from '../contract/about-content.ts'
import { completeTexts, type DefaultTexts } from './complete-texts.ts'

/** The record as it is stored: anything of it may be missing. */
export type StoredAboutContent = {
  readonly [Field in Exclude<keyof AboutContent, 'updatedAt'>]: string | null
} & { readonly updatedAt: Date }

/** The English name of each text, which has a Vietnamese one beside it. */
export type AboutTextField<Field = keyof AboutContent> = Field extends `${infer English}Vi` ? English : never

type MemberField = Extract<AboutTextField, `teamMember${string}`>
type Figure = 'statsRecipes' | 'statsServed' | 'statsFresh' | 'statsSatisfaction'

/** What stands where the owner has written nothing; who works in the restaurant, the site cannot know. */
export interface DefaultAboutContent {
  readonly texts: DefaultTexts<Exclude<AboutTextField, MemberField>>
  readonly figures: Readonly<Record<Figure, string>>
}

const memberTexts: DefaultTexts<MemberField> = {
  teamMember1Name: ['', ''],
  teamMember1Title: ['', ''],
  teamMember1Description: ['', ''],
  teamMember2Name: ['', ''],
  teamMember2Title: ['', ''],
  teamMember2Description: ['', ''],
  teamMember3Name: ['', ''],
  teamMember3Title: ['', ''],
  teamMember3Description: ['', ''],
}

/** The page about the restaurant: what the owner has written, and where a text or figure is empty, the site's own. */
export function completeAboutContent(
  stored: StoredAboutContent | undefined,
  { texts, figures }: DefaultAboutContent,
): AboutContent {
  const figure = (name: Figure) => stored?.[name]?.trim() || figures[name]
  const picture = (name: Extract<keyof AboutContent, `${string}ImageUrl${string}`>) =>
    stored?.[name]?.trim() || null
  return {
    ...completeTexts(stored, texts),
    ...completeTexts(stored, memberTexts),
    statsRecipes: figure('statsRecipes'),
    statsServed: figure('statsServed'),
    statsFresh: figure('statsFresh'),
    statsSatisfaction: figure('statsSatisfaction'),
    storyImageUrl: picture('storyImageUrl'),
    storyImageUrl2: picture('storyImageUrl2'),
    teamMember1ImageUrl: picture('teamMember1ImageUrl'),
    teamMember2ImageUrl: picture('teamMember2ImageUrl'),
    teamMember3ImageUrl: picture('teamMember3ImageUrl'),
    updatedAt: stored?.updatedAt.toISOString() ?? null,
  }
}
