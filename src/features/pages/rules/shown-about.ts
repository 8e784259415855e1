import { foreignLanguage, inLanguage, type Language, markEnglish } from '#src/kernel/language.ts'
import type { AboutContent } from '../contract/about-content.ts'
import type { AboutSections } from './about-sections.ts'
import { areExamples } from './example-figures.ts'
import type { TextName } from './page-fields.ts'

/**
 * The content of the page about the restaurant in one language, as guests read it. Render its texts with `showEnglish`, because
 * some may contain marked English parts.
 */
export type ShownAbout = ReturnType<typeof shownAbout>

export interface TeamMember {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly picture: string | null
}

/**
 * Turns the page's content into what guests read in one language. Leaves out texts that are empty in both languages, and members of
 * the team without a name.
 */
export function shownAbout(content: AboutContent, language: Language) {
  const text = (field: TextName<AboutSections>) =>
    markEnglish(language, content[field].trim(), content[`${field}Vi`]?.trim())
  const paragraphs = (field: TextName<AboutSections>) => {
    const vietnamese = content[`${field}Vi`]
    return paragraphsOf(inLanguage(language, content[field], vietnamese).trim()).map((paragraph) =>
      foreignLanguage(language, vietnamese) ? markEnglish(language, paragraph, null) : paragraph,
    )
  }
  const member = (number: 1 | 2 | 3): TeamMember => ({
    name: text(`teamMember${number}Name`),
    title: text(`teamMember${number}Title`),
    description: text(`teamMember${number}Description`),
    picture: content[`teamMember${number}ImageUrl`],
  })
  return {
    hero: { title: text('heroTitle'), subtitle: text('heroSubtitle') },
    story: {
      title: text('storyTitle'),
      paragraphs: paragraphs('storyContent'),
      // The first picture opens the restaurant's story, the second is beside the story's text.
      pictures: [content.storyImageUrl, content.storyImageUrl2] as const,
    },
    figures: [
      { value: content.statsRecipes, label: text('statsRecipesLabel') },
      { value: content.statsServed, label: text('statsServedLabel') },
      { value: content.statsFresh, label: text('statsFreshLabel') },
      { value: content.statsSatisfaction, label: text('statsSatisfactionLabel') },
    ],
    /** True if the numbers about the restaurant are still examples, which the owner has not replaced. */
    hasExampleFigures: areExamples(content),
    beliefs: (['vision', 'mission', 'values'] as const).map((belief) => ({
      title: text(`${belief}Title`),
      paragraphs: paragraphs(`${belief}Content`),
    })),
    team: {
      title: text('teamTitle'),
      content: text('teamContent'),
      members: [member(1), member(2), member(3)].filter(({ name }) => name !== ''),
    },
  }
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
