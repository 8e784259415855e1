import { endpointsOf } from '#src/kernel/endpoint.ts'
import { SearchQuery, SearchResponse, Today } from './search.ts'

const endpoint = endpointsOf('Dashboard')

export const search = endpoint('GET /api/search', {
  summary: 'Finds reservations, orders and messages: the ten newest, and how many there are',
  query: SearchQuery,
  response: SearchResponse,
})

export const today = endpoint('GET /api/search/today', {
  summary: 'Takings, orders and covers of the restaurant’s day, and what waits longest',
  response: Today,
})
