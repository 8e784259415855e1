import { endpoint } from '#src/kernel/endpoint.ts'
import { AboutContent } from './about-content.ts'

export const getAboutContent = endpoint({
  method: 'GET',
  path: '/api/about-content',
  summary:
    'The page about the restaurant; where the owner has left a text or figure empty, what the site says instead',
  tag: 'Pages',
  status: 200,
  response: AboutContent,
})
