import { expect, it, onTestFinished } from 'vitest'

import { startS3Server } from '#test/support/s3-server.ts'
import { stallingProxy } from '#test/support/stalling-proxy.ts'
import { openTestRestaurant } from '#test/support/test-restaurant.ts'

it('the menu comes without the colours of its pictures before a frozen storage counts as down', async () => {
  const s3 = await startS3Server()
  onTestFinished(() => s3.close())
  const proxy = await stallingProxy(s3.settings['S3_ENDPOINT'] ?? '')
  const restaurant = await openTestRestaurant({ ...s3.settings, S3_ENDPOINT: proxy.url })
  onTestFinished(() => restaurant.close())
  proxy.stall()
  let isDown = false
  const described = restaurant.storage.find('dishes/margherita.webp').catch(() => (isDown = true))
  const response = await restaurant.app.inject('/api/menu-items')
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('/objects/dishes/margherita.webp')
  expect(isDown).toBe(false)
  await proxy.close()
  await described
})
