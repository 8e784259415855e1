import { z } from 'zod'

/** kitchen: prints dishes to be cooked; bar: prints the dishes of its categories; counter: prints guests' bills. */
export const PrinterKind = z.enum(['kitchen', 'bar', 'counter'])
export type PrinterKind = z.infer<typeof PrinterKind>

/** The width of the paper in millimetres. */
export const PaperWidth = z.literal([80, 58])
export type PaperWidth = z.infer<typeof PaperWidth>

/** A printer of the restaurant. If there are no printers, nothing is printed and no print jobs are queued. */
export const Printer = z.object({
  id: z.string(),
  name: z.string(),
  kind: PrinterKind,
  width: PaperWidth,
  /** The ids of the categories that a bar prints. Other kinds have none. */
  categories: z.array(z.string()),
  /** The printer's address in the restaurant's network, such as 192.168.1.50. It is empty if a screen prints for this printer. */
  address: z.string(),
})
export type Printer = z.infer<typeof Printer>
