import type { PaperLine, KitchenPaper } from '../contract/paper.ts'

const line: PaperLine = { quantity: 1, name: '', halves: [], choices: [], note: null, isAllergy: false }

/** A made-up kitchen ticket of `day` (YYYY-MM-DD), which shows what a printer prints. It is in Vietnamese, like all of them. */
export function sampleTicket(day: string): { readonly paper: KitchenPaper; readonly isRepeat: boolean } {
  return {
    isRepeat: false,
    paper: {
      paper: 'kitchen',
      change: 'new',
      station: 'kitchen',
      code: '#BEPLUA26',
      orderType: 'dine-in',
      tableLabel: '7',
      placedAt: `${day}T18:10`,
      due: `${day}T18:40`,
      note: 'Đậu phộng',
      isAllergy: true,
      lines: [
        { ...line, quantity: 2, name: 'Pizza Bò Sả Ớt', choices: ['18 cm', 'Viền phô mai'] },
        { ...line, name: 'Salad Caesar' },
      ],
      removed: [],
      changed: [],
    },
  }
}
