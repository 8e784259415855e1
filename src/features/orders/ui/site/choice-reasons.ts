import { type Language, markEnglish } from '#src/kernel/language.ts'
import { choiceProblemText } from '#src/features/customization/ui/site/choice-problem-text.ts'
import type { LineChoiceProblem } from '../../rules/price-order.ts'
import type { ReviewedLine } from '../../rules/review-cart.ts'
import type { orderingTexts } from '../../texts/ordering-texts.ts'

type LineTexts = (typeof orderingTexts)['vi']['review']['line']

/**
 * Sentences that say what is wrong with the choices of a line and what the server suggests instead. Render them with `showEnglish`.
 */
export function choiceReasons(
  { choiceProblems, hasSuggestion }: Pick<ReviewedLine, 'choiceProblems' | 'hasSuggestion'>,
  texts: LineTexts,
  language: Language,
): string[] {
  const named = (names: { name: string; nameVi: string | null }) =>
    markEnglish(language, names.name, names.nameVi)

  function reasonOf(problem: LineChoiceProblem): string {
    const { schema, chosen } = problem
    if (schema && chosen) return texts.requiredAndChosen(named(schema), named(chosen))
    if (schema && isRequirement(problem)) return texts.required(named(schema))
    const text = choiceProblemText(problem, language)
    const reason = schema ? `${named(schema)}: ${text}` : text
    // If there is no suggestion, the guest has to choose. `reason` already says what to choose, so nothing is added.
    return hasSuggestion ? texts.leftOut(reason) : `${reason}.`
  }

  return [...new Set(choiceProblems.map(reasonOf))]
}

function isRequirement({ code }: LineChoiceProblem): boolean {
  return (
    code === 'customization.size-required' ||
    code === 'customization.option-required' ||
    code === 'customization.toppings-required'
  )
}
