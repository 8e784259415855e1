import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { gaps } from '../rules/to-fill-in.ts'

const endpoint = endpointsOf('Pages')

export const listToFillIn = endpoint('GET /api/to-fill-in', {
  summary: 'What the owner has still to fill in: what is empty, or as the demo restaurant has it',
  response: z.array(z.enum(gaps)),
})
