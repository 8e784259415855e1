import type { Language } from '#src/kernel/language.ts'
import type { ChoiceProblem } from '../../rules/choice-problem.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'

/** The text for a problem with a choice, in the reader's language. Render it with `showEnglish`. */
export function choiceProblemText(problem: ChoiceProblem, language: Language): string {
  return customizationTexts[language].problem(problem)
}
