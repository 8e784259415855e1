import { figure, line, lines, type PageSections, picture } from './page-fields.ts'

const belief = { Title: line, Content: lines(4) } as const

/** A member of the team. If the name is empty, the member is left out of the page. */
const member = {
  Name: { ...line, hint: 'member' },
  Title: { ...line, label: 'Post' },
  Description: lines(3),
  ImageUrl: picture(1),
} as const

/**
 * The fields of the page about the restaurant: texts, four figures (numbers such as "10+"), two pictures for the story, and up to
 * three members of the team.
 */
export const aboutSections = {
  hero: { Title: line, Subtitle: lines(2) },
  story: {
    Title: line,
    Content: { ...lines(12), hint: 'paragraphs' },
    ImageUrl: picture(16 / 9),
    ImageUrl2: picture(16 / 9),
  },
  stats: {
    Recipes: figure,
    RecipesLabel: line,
    Served: figure,
    ServedLabel: line,
    Fresh: figure,
    FreshLabel: line,
    Satisfaction: figure,
    SatisfactionLabel: line,
  },
  vision: belief,
  mission: belief,
  values: belief,
  team: { Title: line, Content: lines(3) },
  teamMember1: member,
  teamMember2: member,
  teamMember3: member,
} as const satisfies PageSections
export type AboutSections = typeof aboutSections
