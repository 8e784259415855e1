import { endpoint } from '#src/kernel/endpoint.ts'
import { HomeContent } from './home-content.ts'

export const getHomeContent = endpoint({
  method: 'GET',
  path: '/api/home-content',
  summary:
    'Titles and subtitles of the home page; where the owner has left one empty, the texts of the restaurant',
  tag: 'Pages',
  status: 200,
  response: HomeContent,
})
