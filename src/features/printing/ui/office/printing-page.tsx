import { useQuery } from '@tanstack/react-query'

import { EmptyState } from '#src/design/empty-state.tsx'
import layout from '#src/design/layout.module.css'
import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import { printingTexts } from '../../texts/printing-texts.ts'
import { PrintQueueList } from './print-queue-list.tsx'
import { PrintStation } from './print-station.tsx'
import { PrinterList } from './printer-list.tsx'
import { PrintersForm } from './printers-form.tsx'

/** Jobs become due, old or doubtful as time passes, of which no event tells. */
const everyMilliseconds = 15_000

/** What waits to be printed, what became of it, and which screens and printers print it. */
export default function PrintingPage() {
  const texts = useTexts(printingTexts)
  const api = useOfficeApi()
  const query = useQuery({
    queryKey: ['/api/print-jobs'],
    queryFn: () => api.call('GET /api/print-jobs'),
    refetchInterval: everyMilliseconds,
    // A screen that prints goes on while another window lies over it.
    refetchIntervalInBackground: true,
  })
  return (
    <OfficeSection title={texts.title}>
      <Loaded query={query} texts={texts} height="20rem">
        {(queue) => (
          <div className={layout.stack4}>
            {queue.printers.length === 0 ? (
              <EmptyState title={texts.noPrinters.title} description={texts.noPrinters.text} />
            ) : (
              <>
                <PrinterList printers={queue.printers} />
                <PrintStation queue={queue} />
                <PrintQueueList queue={queue} />
              </>
            )}
            {storedUser()?.role === 'admin' && <PrintersForm />}
          </div>
        )}
      </Loaded>
    </OfficeSection>
  )
}
