import { endpoint } from '#src/kernel/endpoint.ts'
import { SearchQuery, SearchResponse, Today } from './search.ts'

const tag = 'Dashboard'

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Finds reservations, orders and messages: the ten newest, and how many there are',
  tag,
  query: SearchQuery,
  response: SearchResponse,
})

export const today = endpoint({
  method: 'GET',
  path: '/api/search/today',
  summary: 'Takings, orders and covers of the restaurant’s day, and what waits longest',
  tag,
  response: Today,
})
