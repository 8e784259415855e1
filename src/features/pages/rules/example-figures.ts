/** The figures that the page about the restaurant has until the owner puts in the restaurant's own. */
export const exampleFigures = {
  statsRecipes: '10+',
  statsServed: '5K+',
  statsFresh: '100%',
  statsSatisfaction: '95%',
} as const

/** True while all figures are the examples. The page then says so. */
export function areExamples(content: Readonly<Record<keyof typeof exampleFigures, string>>): boolean {
  return Object.entries(exampleFigures).every(
    ([name, example]) => content[name as keyof typeof exampleFigures] === example,
  )
}
