import { Button } from '@mantine/core'

import { randomKey } from '#src/web/forms/request-attempt.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { printingProblems } from '../../texts/printing-problem-texts.ts'
import { printingTexts } from '../../texts/printing-texts.ts'

/** Buttons that print an order's kitchen and bar tickets, and its bill. */
export function PrintOrderButtons({ id }: { readonly id: string }) {
  const { ofOrder, writeFailed } = useTexts(printingTexts)
  const { send, isPending } = useOfficeMutation('POST /api/orders/:id/print', {
    subject: id,
    problems: printingProblems,
    failed: writeFailed,
    request: (paper: 'kitchen' | 'bill') => ({ params: { id }, body: { paper, key: randomKey() } }),
    succeeded: () => ofOrder.queued,
  })
  return (['kitchen', 'bill'] as const).map((paper) => (
    <Button key={paper} variant="default" disabled={isPending} onClick={() => void send(paper)}>
      {ofOrder[paper]}
    </Button>
  ))
}
