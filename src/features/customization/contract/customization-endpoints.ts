import { z } from 'zod'

import { endpoint } from '../../../kernel/endpoint.ts'
import { CustomizationSchema } from './customization-schema.ts'

export const listCustomizationSchemas = endpoint({
  method: 'GET',
  path: '/api/customization-schemas',
  summary: 'All customization schemas, paused ones included',
  tag: 'Customization',
  status: 200,
  response: z.array(CustomizationSchema),
})
