import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'
import { gaps } from '../rules/to-fill-in.ts'

export const listToFillIn = endpoint({
  method: 'GET',
  path: '/api/to-fill-in',
  summary: 'What the owner has still to fill in: what is empty, or as the demo restaurant has it',
  tag: 'Pages',
  response: z.array(z.enum(gaps)),
})
