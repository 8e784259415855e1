import { z } from 'zod'

import { amountText } from '#src/kernel/money.ts'
import { parseTypedAmount } from '#src/kernel/typed-amount.ts'
import { DishInput } from './dish-input.ts'

/** Turns "288.000" or "288.000đ" into the API's "288000.00". */
const TypedPrice = z
  .string()
  .trim()
  .refine((typed) => parseTypedAmount(typed) !== undefined, { error: 'This is no price.', abort: true })
  .transform((typed) => amountText(parseTypedAmount(typed) ?? 0))

const Tags = DishInput.shape.tags.unwrap()
const readTags = (typed: string) => Tags.safeParse(typed.split(','))

/** One text in which commas separate the tags. */
const TypedTags = z
  .string()
  .refine((typed) => readTags(typed).success, { error: 'These are no tags.', abort: true })
  .transform((typed) => readTags(typed).data ?? [])

/** How many portions are left today, as typed. Blank if nobody counts the portions of the dish. */
const TypedCount = z
  .string()
  .trim()
  .refine((typed) => /^\d{0,3}$/.test(typed), { error: 'This is no count.', abort: true })
  .transform((typed) => (typed === '' ? null : Number(typed)))

/** The values of a dish's form: the price as typed, and the tags as one text. Parsing them gives the input for the API call. */
export const DishForm = DishInput.extend({
  price: TypedPrice,
  tags: TypedTags,
  leftToday: TypedCount,
})
