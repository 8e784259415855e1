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

/**
 * Milliseconds between two requests for the queue. They are needed because jobs become due, overdue or doubtful without any event.
 */
const everyMilliseconds = 15_000

/** The page about printing: the waiting and the finished jobs, and the screens and printers that print them. */
export default function PrintingPage() {
  const texts = useTexts(printingTexts)
  const isAdmin = storedUser()?.role === 'admin'
  const api = useOfficeApi()
  const query = useQuery({
    queryKey: ['/api/print-jobs'],
    queryFn: () => api.call('GET /api/print-jobs'),
    refetchInterval: everyMilliseconds,
    // By default, polling stops while the window is hidden. The queue must still be fetched then, because this page prints the new
    // jobs.
    refetchIntervalInBackground: true,
  })
  return (
    <OfficeSection title={texts.title}>
      <Loaded query={query} texts={texts} height="20rem">
        {(queue) => (
          <div className={layout.stack4}>
            {queue.printers.length === 0 ? (
              !isAdmin && <EmptyState title={texts.noPrinters.title} description={texts.noPrinters.text} />
            ) : (
              <>
                <PrinterList printers={queue.printers} />
                <PrintStation queue={queue} />
                <PrintQueueList queue={queue} />
              </>
            )}
            {isAdmin && <PrintersForm />}
          </div>
        )}
      </Loaded>
    </OfficeSection>
  )
}
