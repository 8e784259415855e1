import { splitCode } from '#src/kernel/call-code.ts'
import { formatDayMonth } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import type { KitchenPaper, Paper, PaperLine } from '../contract/paper.ts'
import { paperTexts } from '../texts/paper-texts.ts'

/** A line of a ticket. The code that draws the ticket, on the server or on the screen, wraps the line to the width of the paper. */
export interface TicketLine {
  readonly text: string
  /** A text at the right edge of the line, such as an amount. */
  readonly right?: string
  readonly size: 'normal' | 'large' | 'huge'
  readonly isBold?: boolean
  /** True if the line must not be overlooked; it is printed in white letters on black. */
  readonly isLoud?: boolean
  readonly isCentred?: boolean
  /** How many steps the line is indented. */
  readonly indent?: number
}

/** A line of text, a rule (a horizontal stroke across the paper), or a gap between two dishes. */
export type TicketPart = TicketLine | 'rule' | 'gap'

/** The lines of a print job, from head to foot. `printedOn` is the date of printing in the restaurant's time zone. */
export function ticketLines(
  { paper, isRepeat }: { readonly paper: Paper; readonly isRepeat: boolean },
  printedOn: string,
): TicketPart[] {
  const repeat: TicketPart[] = isRepeat
    ? [{ ...centred(paperTexts[languageOf(paper)].repeat, 'huge'), isLoud: true }]
    : []
  return [...repeat, ...linesOf(paper, printedOn)]
}

function linesOf(paper: Paper, printedOn: string): TicketPart[] {
  if (paper.paper === 'kitchen') return kitchenLines(paper, printedOn)
  return paper.paper === 'bill' ? billLines(paper) : testLines(paper)
}

/** Tickets are in Vietnamese, because the kitchen staff read Vietnamese; bills are in the language of the order. */
function languageOf(paper: Paper): Language {
  return paper.paper === 'bill' ? paper.language : 'vi'
}

const plain = (text: string): TicketLine => ({ text, size: 'normal' })
const centred = (text: string, size: TicketLine['size'] = 'normal'): TicketLine => ({
  text,
  size,
  isCentred: true,
  isBold: size !== 'normal',
})
const large = (text: string): TicketLine => ({ text, size: 'large', isBold: true })

function kitchenLines(paper: KitchenPaper, printedOn: string): TicketPart[] {
  const texts = paperTexts.vi
  const { change, station, changed } = paper
  const note = noteLines(paper)
  const dishes = [
    ...paper.removed.map((line) => dishLines(line, '− ')),
    ...paper.lines.map((line) => dishLines(line, change === 'changed' ? '+ ' : '')),
  ]
  const head = change === 'new' ? texts.station[station] : texts.change[change]
  return [
    { ...centred(head, 'large'), isLoud: change !== 'new' },
    { ...centred(dueText(paper, printedOn), 'huge'), isLoud: changed.includes('due') },
    centred(splitCode(paper.code).call, 'huge'),
    { ...centred(placeText(paper, 'vi'), 'large'), isLoud: changed.includes('place') },
    // The kitchen must know of an allergy before it begins the first dish.
    ...(paper.isAllergy ? note : []),
    'rule',
    ...dishes.flatMap((lines, place): TicketPart[] => (place === 0 ? lines : ['gap', ...lines])),
    ...(paper.isAllergy ? [] : note),
    'rule',
    plain(`${paper.code} · ${texts.placed} ${momentText(paper.placedAt, printedOn)}`),
  ]
}

/** The note about the whole order. If a change has removed the note, the ticket says so. */
function noteLines({ note, isAllergy, changed }: KitchenPaper): TicketPart[] {
  const texts = paperTexts.vi
  if (note === null) return changed.includes('note') ? [{ ...large(texts.noNote), isLoud: true }] : []
  return [{ ...large(`${isAllergy ? texts.allergy : texts.note}: ${note}`), isLoud: true }]
}

function dishLines(line: PaperLine, sign: string): TicketLine[] {
  const texts = paperTexts.vi
  const halves = line.halves.map((half, place) => ({
    ...large(`${place === 0 ? texts.firstHalf : texts.secondHalf}: ${withoutHalf(half)}`),
    indent: 1,
  }))
  const name = halves.length > 0 ? texts.halved : line.name
  return [
    large(`${sign}${line.quantity} × ${name}`),
    ...halves,
    ...line.choices.map((choice) => ({ ...large(choice), indent: 1 })),
    ...(line.note === null
      ? []
      : [
          {
            ...large(`${line.isAllergy ? texts.allergy : texts.note}: ${line.note}`),
            indent: 1,
            isLoud: true,
          },
        ]),
  ]
}

/** "Nửa Pepperoni" (half Pepperoni) becomes "Pepperoni", because the line already says that it is about one half. */
function withoutHalf(half: string): string {
  return half.replace(/^(?:Nửa|Half) /u, '')
}

function dueText({ due }: Pick<KitchenPaper, 'due'>, printedOn: string): string {
  return due === null ? paperTexts.vi.atOnce : momentText(due, printedOn)
}

/** Formats a time: "18:40", with the date added if it is not on the day of printing. */
function momentText(at: string, printedOn: string): string {
  const [date = '', time = ''] = at.split('T')
  return date === printedOn ? time : `${time} ${formatDayMonth(date, 'vi')}`
}

function placeText(
  { orderType, tableLabel }: Extract<Paper, { orderType: string }>,
  language: Language,
): string {
  const { types } = paperTexts[language]
  return tableLabel === null ? types[orderType] : formatTable(tableLabel, language)
}

function billLines(paper: Extract<Paper, { paper: 'bill' }>): TicketPart[] {
  const { language, restaurant } = paper
  const texts = paperTexts[language]
  const [date = '', time = ''] = paper.placedAt.split('T')
  return [
    centred(restaurant.name, 'large'),
    ...[restaurant.address, restaurant.phone].filter((text) => text !== '').map((text) => centred(text)),
    'rule',
    centred(`${texts.bill} ${paper.code}`, 'large'),
    centred(`${placeText(paper, language)} · ${time} ${formatDayMonth(date, language)}`),
    'rule',
    ...paper.lines.flatMap((line): TicketPart[] => [
      { ...plain(`${line.quantity} × ${line.name}`), right: formatMoney(line.lineTotal), isBold: true },
      ...line.choices.map((choice) => ({ ...plain(choice), indent: 1 })),
    ]),
    'rule',
    ...totalLines(paper),
    ...paidLines(paper),
    centred(texts.thanks),
  ]
}

/**
 * The lines with the bill's total. VAT comes before the total if it is added to the prices, and after the total if the prices
 * include it. A household business charges no VAT.
 */
function totalLines(paper: Extract<Paper, { paper: 'bill' }>): TicketPart[] {
  const texts = paperTexts[paper.language]
  const total = { ...large(texts.total), right: formatMoney(paper.grandTotal) }
  const rate = String(paper.vatRate)
  const vat = (label: string) => ({ ...plain(label), right: formatMoney(paper.vatAmount) })
  if (paper.taxMode === 'none') return [total]
  if (paper.taxMode === 'included') return [total, vat(texts.vatWithin(rate))]
  return [{ ...plain(texts.subtotal), right: formatMoney(paper.totalAmount) }, vat(texts.vat(rate)), total]
}

/** The lines that say how much was paid and, if the order has changed since, how much the guest must still pay or gets back. */
function paidLines({
  language,
  grandTotal,
  paidAmount,
  paidVia,
}: Extract<Paper, { paper: 'bill' }>): TicketPart[] {
  const texts = paperTexts[language]
  if (paidAmount === null || paidVia === null) return [large(texts.unpaid)]
  const open = amountOf(grandTotal) - amountOf(paidAmount)
  const rest = { text: open > 0 ? texts.toPay : texts.toGiveBack, right: formatMoney(Math.abs(open)) }
  return [
    { ...plain(`${texts.paid} (${texts.via[paidVia]})`), right: formatMoney(paidAmount), isBold: true },
    ...(open === 0 ? [] : [{ ...large(rest.text), right: rest.right }]),
  ]
}

/**
 * The lines of the test ticket: Vietnamese letters with all kinds of diacritics in large print, and a line in white on black. The
 * ticket's edges show whether the paper is as wide as the settings say.
 */
function testLines({ printer, width }: Extract<Paper, { paper: 'test' }>): TicketPart[] {
  const texts = paperTexts.vi.test
  return [
    { ...centred(texts.title, 'huge'), isLoud: true },
    centred(printer, 'large'),
    centred(`${width} mm`),
    'rule',
    large(texts.sample),
    plain(texts.hint),
    'rule',
  ]
}
