/** The figures (numbers such as "10+") on the page about the restaurant, until the owner enters the real ones. */
export const exampleFigures = {
  statsRecipes: '10+',
  statsServed: '5K+',
  statsFresh: '100%',
  statsSatisfaction: '95%',
} as const

/** True if all figures are still the examples. The page then says so. */
export function areExamples(content: Readonly<Record<keyof typeof exampleFigures, string>>): boolean {
  return Object.entries(exampleFigures).every(
    ([name, example]) => content[name as keyof typeof exampleFigures] === example,
  )
}
