import { type Language, markEnglish } from '#src/kernel/language.ts'
import { choiceProblemText } from '#src/features/customization/ui/site/choice-problem-text.ts'
import type { LineChoiceProblem } from '../../rules/price-order.ts'
import type { ReviewedLine } from '../../rules/review-cart.ts'
import type { orderingTexts } from '../../texts/ordering-texts.ts'

type LineTexts = (typeof orderingTexts)['vi']['review']['line']

/**
 * Sentences about what has changed in the choices of a line and what the server suggests instead. They are to be rendered with
 * `showEnglish`.
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
    // Without a suggestion the guest has to choose anew, and `reason` already says what to choose, so it stands alone.
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
