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

/** The ids of the printers for which this browser prints, read from local storage. */
function storedPrinters(): string[] {
  const stored = readStoredJson('localStorage', storedKey)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/**
 * Prints the waiting jobs of the printers that are switched on in this browser, one ticket after another, with the browser's print
 * function.
 */
export function PrintStation({ queue }: { readonly queue: PrintQueue }) {
  const texts = useTexts(printingTexts).here
  const [printsFor, setPrintsFor] = useState(storedPrinters)
  // Printers with a network address are left out, because a separate program prints on them.
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

/** Takes and prints the jobs one after another. Returns the job that is being printed. */
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
    // When a ticket is printed, `taken` changes. So this effect runs again and takes the next job.
  }, [api, next, taken])

  // This effect runs once the ticket is rendered into the document, and prints it.
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
      // If this report does not reach the server, the job's state becomes `doubt`, and a person decides about the job.
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
 * Takes a job. Returns null if the server did not respond, or if other screens have taken all jobs. At the next event this browser
 * tries again.
 */
async function take(api: OfficeApi, printerId: string, key: string): Promise<PrintJob | null> {
  const send = () => api.call('POST /api/print-jobs/take', { body: { printerId, key } })
  try {
    return (await send().catch(send)).job
  } catch {
    return null
  }
}

/** Prints the page. The promise resolves once the browser has closed its print dialog. */
function printPage(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true })
    window.print()
  })
}
