import { restaurantDateTime } from '#src/kernel/dates.ts'
import { inLanguage, type Language } from '#src/kernel/language.ts'
import type { Paper } from '#src/features/printing/contract/paper.ts'
import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { Printer } from '#src/features/restaurant/contract/printers.ts'
import type { Order } from '../contract/order.ts'
import type { PaperOrder } from './order-paper.ts'
import { shortCode } from './order-code.ts'

type Billed = PaperOrder &
  Pick<
    Order,
    'taxMode' | 'vatRate' | 'totalAmount' | 'vatAmount' | 'grandTotal' | 'paidAmount' | 'paidVia' | 'language'
  >

/** The bill of an order in the guest's language, with the amounts that the order stores. */
export function billPaper(
  order: Billed,
  settings: Pick<OwnerSettings, 'name' | 'nameVi' | 'address' | 'addressVi' | 'phone'>,
): Paper {
  const language: Language = order.language
  const { orderType, tableLabel, taxMode, vatRate, totalAmount, vatAmount, grandTotal } = order
  return {
    paper: 'bill',
    language,
    code: shortCode(order.id),
    orderType,
    tableLabel,
    placedAt: restaurantDateTime(order.createdAt),
    restaurant: {
      name: inLanguage(language, settings.name, settings.nameVi),
      address: inLanguage(language, settings.address, settings.addressVi),
      phone: settings.phone,
    },
    lines: order.items.map((line) => ({
      quantity: line.quantity,
      name: inLanguage(language, line.name, line.nameVi),
      choices: language === 'vi' ? line.choicesVi : line.choices,
      unitPrice: line.unitPrice,
      lineTotal: line.lineTotal,
    })),
    taxMode,
    vatRate,
    totalAmount,
    vatAmount,
    grandTotal,
    paidAmount: order.paidAmount,
    paidVia: order.paidVia,
  }
}

/** The printer for bills: the first one at the counter, or else the first printer of all. */
export function billPrinter(printers: readonly Printer[]): Printer | undefined {
  return printers.find(({ kind }) => kind === 'counter') ?? printers[0]
}
