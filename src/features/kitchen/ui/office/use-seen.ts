import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { kitchenProblems, kitchenTexts } from '../../texts/kitchen-texts.ts'
import { kitchenKey } from './kitchen-query.ts'
import { showProblem } from './use-stage.ts'

/** Notes for all boards that the kitchen has seen how an order was changed, or that it was cancelled. */
export function useSeen({ id, updatedAt }: KitchenTicket, onProblem: (text: string | undefined) => void) {
  const language = useLanguage()
  const { change } = useTexts(kitchenTexts)
  const { error } = useTexts(officeTexts)
  return useOfficeMutation('PATCH /api/kitchen/orders/:id/seen', {
    subject: id,
    request: () => ({ params: { id }, body: { updatedAt } }),
    problems: kitchenProblems,
    failed: { title: error, description: change.seenFailed },
    handleFailure: (failure) => showProblem(onProblem, failure, change.seenFailed, language),
    invalidates: kitchenKey,
  })
}
