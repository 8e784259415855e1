import { deflate } from 'node:zlib'
import { promisify } from 'node:util'

import { restaurantDate } from '#src/kernel/dates.ts'
import type { PrintedPart } from '#src/server/images/image-task.ts'
import type { Services } from '#src/server/services.ts'
import type { PaperWidth } from '#src/features/restaurant/contract/printers.ts'
import type { PrintJob } from '../contract/print-job.ts'
import { escpos, paperDots } from '../rules/escpos.ts'
import { printableText } from '../rules/printable-text.ts'
import { ticketLines, type TicketPart } from '../rules/ticket-lines.ts'

/** The sizes of letters in dots. A dot is 1/8 mm wide. */
const dots = { normal: 27, large: 37, huge: 56 } as const
const indentDots = 32

/** Makes the bytes that are sent to a printer for a job: ESC/POS commands, compressed by zlib, as base64. */
export async function printBytes(
  { images, clock }: Pick<Services, 'images' | 'clock'>,
  job: Pick<PrintJob, 'paper' | 'isRepeat'>,
  width: PaperWidth,
): Promise<string> {
  const isForKitchen = job.paper.paper === 'kitchen'
  const lines = ticketLines(job, restaurantDate(clock.now()))
  const parts = lines.map((part) => inDots(part, isForKitchen))
  const picture = await images.run({ kind: 'print', parts, width: paperDots[width] })
  const bytes = escpos(Buffer.from(picture.bits, 'base64'), picture.bytesInRow)
  return (await promisify(deflate)(bytes)).toString('base64')
}

function inDots(part: TicketPart, isForKitchen: boolean): PrintedPart {
  if (typeof part === 'string') return part
  const { text, size, indent = 0, ...line } = part
  return { ...line, text: printableText(text, isForKitchen), size: dots[size], indent: indent * indentDots }
}
