import { useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { OwnSubscription } from '../../contract/push-subscription.ts'
import { pushChoiceTexts, pushProblems } from '../../texts/push-texts.ts'
import { pushKey, rememberPush } from './push-device.ts'

/**
 * Ends the messages about new orders for one of the user's devices. If it is this device, it will not be subscribed again at the
 * next sign-in.
 */
export function usePushEnd({ id, isCurrent }: Pick<OwnSubscription, 'id' | 'isCurrent'>) {
  const texts = useTexts(pushChoiceTexts)
  return useOfficeMutation('DELETE /api/push-subscriptions/:id', {
    subject: id,
    request: () => ({ params: { id } }),
    problems: pushProblems,
    failed: { title: texts.title, description: texts.failed },
    onSuccess: () => {
      if (isCurrent) rememberPush(false)
    },
    invalidates: pushKey,
  })
}
