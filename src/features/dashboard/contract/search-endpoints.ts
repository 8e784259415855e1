import { adminProblems, endpoint } from '#src/kernel/endpoint.ts'
import { SearchQuery, SearchResponse, Today } from './search.ts'

const tag = 'Dashboard'

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Finds reservations, orders and messages: the ten newest, and how many there are',
  tag,
  query: SearchQuery,
  status: 200,
  response: SearchResponse,
  problems: adminProblems,
})

export const today = endpoint({
  method: 'GET',
  path: '/api/search/today',
  summary: 'Takings, orders and covers of the restaurant’s day, and what waits longest',
  tag,
  status: 200,
  response: Today,
  problems: adminProblems,
})
