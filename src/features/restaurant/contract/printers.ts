import { z } from 'zod'

/**
 * kitchen: prints the dishes that the kitchen makes; bar: prints the dishes in the bar's categories; counter: prints guests' bills.
 */
export const PrinterKind = z.enum(['kitchen', 'bar', 'counter'])
export type PrinterKind = z.infer<typeof PrinterKind>

/** The width of the paper in millimetres. */
export const PaperWidth = z.literal([80, 58])
export type PaperWidth = z.infer<typeof PaperWidth>

/** A printer in the restaurant. If there are no printers, nothing is printed, and no print jobs are queued. */
export const Printer = z.object({
  id: z.string(),
  name: z.string(),
  kind: PrinterKind,
  width: PaperWidth,
  /** For a bar's printer, the ids of the categories whose dishes it prints. Empty for other kinds. */
  categories: z.array(z.string()),
  /**
   * The printer's address in the restaurant's network, such as 192.168.1.50. Empty if a screen prints on this printer with the
   * browser's print function.
   */
  address: z.string(),
})
export type Printer = z.infer<typeof Printer>
