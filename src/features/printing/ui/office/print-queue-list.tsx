import { Button } from '@mantine/core'

import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { EmptyState } from '#src/design/empty-state.tsx'
import layout from '#src/design/layout.module.css'
import small from '#src/design/small-text.module.css'
import { restaurantTime } from '#src/kernel/dates.ts'
import { useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { PrintJob, PrintQueue } from '../../contract/print-job.ts'
import { printingProblems } from '../../texts/printing-problem-texts.ts'
import { printingTexts } from '../../texts/printing-texts.ts'
import styles from './printing.module.css'

/** The states of print jobs, in the order of the list. The states in which a person must decide come first. */
const groups = ['doubt', 'failed', 'overdue', 'taken', 'waiting', 'later', 'printed', 'dropped'] as const

/** All print jobs, grouped by state. */
export function PrintQueueList({ queue }: { readonly queue: PrintQueue }) {
  const texts = useTexts(printingTexts)
  if (queue.jobs.length === 0)
    return <EmptyState title={texts.noJobs.title} description={texts.noJobs.text} />
  return groups.map((group) => {
    const jobs = queue.jobs.filter(({ state }) => state === group)
    if (jobs.length === 0) return null
    return (
      <section key={group} className={layout.stack2}>
        <h3>{texts.groups[group]}</h3>
        <ul role="list" className={layout.stack2}>
          {jobs.map((job) => (
            <li key={job.id}>
              <QueuedJob
                job={job}
                printer={queue.printers.find(({ id }) => id === job.printerId)?.name ?? ''}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function QueuedJob({ job, printer }: { readonly job: PrintJob; readonly printer: string }) {
  const texts = useTexts(printingTexts)
  const { paper } = job
  const title =
    paper.paper === 'test'
      ? texts.papers.test
      : `${texts.papers[paper.paper === 'bill' ? 'bill' : paper.change]} ${paper.code}`
  return (
    <article className={classNames(card.card, styles.job)} aria-label={title}>
      <header className={layout.baseline}>
        <strong>{title}</strong>
        {job.isRepeat && <Badge tone="gold">{texts.reprint}</Badge>}
        <span className={small.muted}>
          {[printer, restaurantTime(new Date(job.createdAt)), job.takenByName && texts.by(job.takenByName)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </header>
      {job.failure !== null && <p>{job.failure}</p>}
      <Decisions job={job} />
    </article>
  )
}

/** The buttons with which a person decides about the job. */
function Decisions({ job: { id, state, updatedAt } }: { readonly job: PrintJob }) {
  const texts = useTexts(printingTexts)
  const { send, isPending } = useOfficeMutation('POST /api/print-jobs/:id/decision', {
    subject: id,
    problems: printingProblems,
    failed: texts.writeFailed,
    invalidates: '/api/print-jobs',
    request: (decision: 'print' | 'leave') => ({ params: { id }, body: { decision, updatedAt } }),
  })
  if (state === 'taken' || state === 'repeated') return null
  const mayBeOnPaper = state === 'doubt' || state === 'printed'
  return (
    <footer className={card.actions}>
      {state !== 'waiting' && (
        <Button variant="default" loading={isPending} onClick={() => void send('print')}>
          {mayBeOnPaper ? texts.printAgain : texts.print}
        </Button>
      )}
      {state !== 'printed' && state !== 'dropped' && (
        <Button variant="default" disabled={isPending} onClick={() => void send('leave')}>
          {mayBeOnPaper ? texts.isPrinted : texts.leave}
        </Button>
      )}
    </footer>
  )
}
