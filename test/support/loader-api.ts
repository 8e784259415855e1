import { createApi, type Api } from '#src/web/api.ts'
import type { TestRestaurant } from './test-restaurant.ts'

/** The application's calls, as the loaders of the pages make them. */
export function loaderApi(restaurant: Pick<TestRestaurant, 'app'>): Api {
  return createApi(async ({ method, url, headers }) => {
    const response = await restaurant.app.inject({ method, url, headers })
    return { status: response.statusCode, statusText: response.statusMessage, text: response.body }
  })
}
