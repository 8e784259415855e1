import { z } from 'zod'

import { optionalLine, requiredLine, requiredText, storedLine } from '#src/kernel/text-field.ts'

export const MessageStatus = z.enum(['new', 'replied', 'archived'])
export type MessageStatus = z.infer<typeof MessageStatus>

/** The contact form. API calls may leave the phone out, although the form on the site asks for it. */
export const SendMessageInput = z.object({
  name: requiredLine(200, 'Name is required'),
  email: storedLine('Valid email required').max(254).pipe(z.email('Valid email required')),
  phone: optionalLine(30),
  subject: requiredLine(200, 'Subject is required'),
  message: requiredText(5000, 'Message is required'),
  language: z.enum(['vi', 'en']).default('vi'),
  /** A field that guests cannot see and so leave empty. If it has a value, a bot has filled in all fields. */
  website: z.string().max(200).optional(),
})
export type SendMessageInput = z.infer<typeof SendMessageInput>

/** A message to the restaurant. The phone is in E.164: "+84912345678". */
export const ContactMessage = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    /** The phone number in the usual form of its country: "0912 345 678", "+44 20 7946 0018". */
    shownPhone: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    status: MessageStatus,
    language: z.enum(['vi', 'en']),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof ContactMessage>

/** How many messages there are, in all and by status. */
export const MessageCounts = z
  .object({ total: z.int(), new: z.int(), replied: z.int(), archived: z.int() })
  .meta({ id: 'MessageCounts' })
export type MessageCounts = z.infer<typeof MessageCounts>
