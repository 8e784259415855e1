import { expect, test } from 'vitest'

import { createApi } from '#src/web/api.ts'
import { loadRoom } from './load-room.ts'

test('a page with a form is shown where the picture of the room cannot be asked for', async () => {
  const offline = createApi(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await loadRoom(offline)).toBeNull()
})
