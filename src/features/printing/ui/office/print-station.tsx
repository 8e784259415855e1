import { Switch } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'

import layout from '#src/design/layout.module.css'
import small from '#src/design/small-text.module.css'
import { readStoredJson, writeStored } from '#src/web/browser-storage.ts'
import { randomKey } from '#src/web/forms/request-attempt.ts'
import { useTexts } from '#src/web/language.tsx'
import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'
import type { PrintJob, PrintQueue } from '../../contract/print-job.ts'
import { printingTexts } from '../../texts/printing-texts.ts'
import printing from './printing.module.css'
import { TicketSheet } from './ticket-sheet.tsx'

const storedKey = 'printsFor'

/** The ids of the printers for which this browser prints, as stored. */
function storedPrinters(): string[] {
  const stored = readStoredJson('localStorage', storedKey)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/**
 * Prints the waiting jobs of the printers that are switched on here, one ticket after the other, by the browser's print function.
 */
export function PrintStation({ queue }: { readonly queue: PrintQueue }) {
  const texts = useTexts(printingTexts).here
  const [printsFor, setPrintsFor] = useState(storedPrinters)
  // A program prints on the printers that have an address.
  const printers = queue.printers.filter(({ address }) => address === '')
  const ticked = printers.map(({ id }) => id).filter((id) => printsFor.includes(id))
  const printed = usePrinting(queue, ticked)
  const tick = (id: string, isTicked: boolean) => {
    const chosen = isTicked ? [...printsFor, id] : printsFor.filter((other) => other !== id)
    setPrintsFor(chosen)
    writeStored('localStorage', storedKey, JSON.stringify(chosen))
  }
  if (printers.length === 0) return null
  const width = queue.printers.find(({ id }) => id === printed?.printerId)?.width ?? 80
  return (
    <fieldset className={layout.stack2}>
      <legend>{texts.title}</legend>
      <div className={printing.switches}>
        {printers.map(({ id, name }) => (
          <Switch
            key={id}
            label={name}
            checked={printsFor.includes(id)}
            onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
          />
        ))}
      </div>
      <p className={small.muted}>{texts.hint}</p>
      {printed && <TicketSheet job={printed} width={width} />}
    </fieldset>
  )
}

/** Takes and prints jobs, and returns the one that is being printed. */
function usePrinting({ jobs }: PrintQueue, printsFor: readonly string[]): PrintJob | undefined {
  const api = useOfficeApi()
  const [taken, setTaken] = useState<{ readonly job: PrintJob; readonly key: string }>()
  const isBusy = useRef(false)
  const next = jobs.findLast(({ state, printerId }) => state === 'waiting' && printsFor.includes(printerId))

  useEffect(() => {
    if (next === undefined || isBusy.current) return
    isBusy.current = true
    const key = randomKey()
    const takeNext = async () => {
      const job = await take(api, next.printerId, key)
      if (job) setTaken({ job, key })
      else isBusy.current = false
    }
    void takeNext()
    // `taken` changes when a ticket is done; then this runs again.
  }, [api, next, taken])

  // Runs once the ticket is rendered into the document.
  useEffect(() => {
    if (taken === undefined) return
    document.documentElement.dataset['printing'] = 'ticket'
    const { id } = taken.job
    void printPage()
      .then(() =>
        api.call('POST /api/print-jobs/:id/report', {
          params: { id },
          body: { key: taken.key, result: 'printed' },
        }),
      )
      // Without a report the job is in doubt, and a person decides.
      .catch(() => undefined)
      .finally(() => {
        delete document.documentElement.dataset['printing']
        isBusy.current = false
        setTaken(undefined)
      })
  }, [api, taken])

  return taken?.job
}

/**
 * Takes a job. Returns null if the server gave none, because others were faster, or did not respond. The next event then leads to
 * another try.
 */
async function take(api: OfficeApi, printerId: string, key: string): Promise<PrintJob | null> {
  const send = () => api.call('POST /api/print-jobs/take', { body: { printerId, key } })
  try {
    return (await send().catch(send)).job
  } catch {
    return null
  }
}

/** Prints the page. Resolves once the browser has closed its print dialog. */
function printPage(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true })
    window.print()
  })
}
