import { describe, expect, it } from 'vitest'

import type { KitchenPaper, Paper, PaperLine } from '../contract/paper.ts'
import { ticketLines, type TicketLine } from './ticket-lines.ts'

const line: PaperLine = {
  quantity: 1,
  name: 'Pepperoni',
  halves: [],
  choices: [],
  note: null,
  isAllergy: false,
}
const kitchen: KitchenPaper = {
  paper: 'kitchen',
  change: 'new',
  station: 'kitchen',
  code: '#ABCD2345',
  orderType: 'takeout',
  tableLabel: null,
  placedAt: '2026-05-06T12:00',
  due: null,
  note: null,
  isAllergy: false,
  lines: [line],
  removed: [],
  changed: [],
}
const bill = (changes: object = {}): Paper => ({
  paper: 'bill',
  language: 'vi',
  code: '#ABCD2345',
  orderType: 'dine-in',
  tableLabel: '7',
  placedAt: '2026-05-06T12:00',
  restaurant: { name: 'Bếp Lửa', address: '', phone: '' },
  lines: [
    { quantity: 2, name: 'Pepperoni', choices: ['18cm'], unitPrice: '100000.00', lineTotal: '200000.00' },
  ],
  taxMode: 'excluded',
  vatRate: 8,
  totalAmount: '200000.00',
  vatAmount: '16000.00',
  grandTotal: '216000.00',
  paidAmount: null,
  paidVia: null,
  ...changes,
})

const linesOf = (paper: Paper, isRepeat = false): TicketLine[] =>
  ticketLines({ paper, isRepeat }, '2026-05-06').filter((part) => typeof part !== 'string')
const texts = (paper: Paper, isRepeat = false) =>
  linesOf(paper, isRepeat).map(({ text, right }) => (right === undefined ? text : `${text} | ${right}`))
const loud = (paper: Paper) => linesOf(paper).flatMap(({ text, isLoud }) => (isLoud === true ? [text] : []))

describe('a kitchen ticket', () => {
  it('shows in the largest letters when the order is due, with the day if it is another one', () => {
    const huge = (due: string | null) =>
      linesOf({ ...kitchen, due }).filter(({ size }) => size === 'huge')[0]?.text
    expect([huge(null), huge('2026-05-06T18:40'), huge('2026-05-07T11:00')]).toEqual([
      'LÀM NGAY',
      '18:40',
      expect.stringMatching(/^11:00 .*7/),
    ])
  })

  it('says on its head that it may be on paper already', () => {
    expect(texts(kitchen, true)[0]).toBe('IN LẠI')
    expect(texts(kitchen)).not.toContain('IN LẠI')
  })

  it('writes two halves as two halves, and the note of a dish so that nobody overlooks it', () => {
    const halved = {
      ...line,
      name: 'Nửa A, nửa B',
      halves: ['Nửa A', 'Nửa B'],
      choices: ['Cỡ 18cm', 'Thêm phô mai'],
    }
    const paper = { ...kitchen, lines: [{ ...halved, note: 'Dị ứng tôm', isAllergy: true }] }
    expect(texts(paper)).toEqual(
      expect.arrayContaining(['NỬA 1: A', 'NỬA 2: B', 'Cỡ 18cm', 'Thêm phô mai', 'DỊ ỨNG: Dị ứng tôm']),
    )
    expect(loud(paper)).toEqual(['DỊ ỨNG: Dị ứng tôm'])
  })

  it('warns of an allergy of the whole order before its first dish, and ends with any other note', () => {
    const places = (note: string, isAllergy: boolean) => {
      const shown = texts({ ...kitchen, note, isAllergy })
      return shown.findIndex((text) => text.includes(note)) < shown.indexOf('1 × Pepperoni')
    }
    expect([places('Dị ứng tôm', true), places('Ít cay', false)]).toEqual([true, false])
  })

  it('marks what was added and what was taken away', () => {
    const paper: KitchenPaper = {
      ...kitchen,
      change: 'changed',
      removed: [{ ...line, quantity: 2 }],
      changed: ['place'],
    }
    expect(texts(paper)).toEqual(expect.arrayContaining(['− 2 × Pepperoni', '+ 1 × Pepperoni']))
    expect(loud(paper)).toEqual(['SỬA ĐƠN', 'Mang về'])
    expect(loud({ ...paper, changed: ['note'] })).toContain('BỎ GHI CHÚ CỦA ĐƠN')
  })

  it('says loudly that nobody cooks a cancelled order', () => {
    expect(loud({ ...kitchen, change: 'cancelled' })).toEqual(['ĐÃ HUỶ – KHÔNG LÀM'])
  })
})

describe('a bill', () => {
  it('adds VAT, names it as part of the total, or does not name it, as the order was sold', () => {
    const money = (changes: object) =>
      texts(bill(changes))
        .filter((text) => / \| /.test(text))
        .slice(1)
    expect(money({})).toEqual(['Tạm tính | 200.000đ', 'VAT 8% | 16.000đ', 'TỔNG CỘNG | 216.000đ'])
    expect(money({ taxMode: 'included', grandTotal: '200000.00', vatAmount: '14815.00' })).toEqual([
      'TỔNG CỘNG | 200.000đ',
      'Trong đó VAT 8% | 14.815đ',
    ])
    expect(money({ taxMode: 'none', grandTotal: '200000.00', vatRate: 0 })).toEqual(['TỔNG CỘNG | 200.000đ'])
  })

  it('says what was paid, and what is still to pay or to give back', () => {
    expect(texts(bill())).toContain('CHƯA THANH TOÁN')
    const paid = (paidAmount: string) => texts(bill({ paidAmount, paidVia: 'cash' })).slice(-3, -1)
    expect(paid('216000.00').at(-1)).toBe('Đã thanh toán (tiền mặt) | 216.000đ')
    expect(paid('200000.00').at(-1)).toBe('Còn phải trả | 16.000đ')
    expect(paid('300000.00').at(-1)).toBe('Trả lại khách | 84.000đ')
  })

  it('is in the guest’s language', () => {
    expect(texts(bill({ language: 'en' }))).toContain('TOTAL | 216.000đ')
  })
})
